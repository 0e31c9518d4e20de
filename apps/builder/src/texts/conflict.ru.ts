// Texts of the same changed by two.

export const conflict = {
  title: "Одно и то же поменяли двое",
  text: "Пока вы работали, страницу сохранил кто-то ещё. Остальное уже соединилось само, выберите только это.",
  mine: "Ваше",
  theirs: "Их",
  submit: "Оставить выбранное",
  empty: "Пусто",
  other: "Другое значение",
  block: "Весь блок",
  removed: "Удалить блок",
  kept: "Оставить блок",
  around: {
    variant: "Вид",
    is_hidden: "Виден ли гостям",
    shown: "Когда показывать",
    anchor: "Якорь",
  },
  hidden: "Скрыт",
  shown: "Виден",
} as const;

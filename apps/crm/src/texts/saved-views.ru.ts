/** Texts of filters that are kept under a name. */
export const savedViewTexts = {
  label: "Сохранённые отборы",
  save: "Сохранить отбор",
  title: "Сохранить отбор",
  lead: "Отбор увидите только вы, на любом устройстве. Отбор с тем же названием будет заменён.",
  name: "Название",
  submit: "Сохранить",
  back: "Не сохранять",
  saved: "Отбор сохранён",
  remove: (name: string) => `Удалить отбор «${name}»`,
  removed: (name: string) => `Отбор «${name}» удалён`,
  restore: "Вернуть",
} as const;

import { plural } from "@tour/blocks/format";

const dateForms = { one: "дата", few: "даты", many: "дат", other: "даты" };
const dayForms = { one: "день", few: "дня", many: "дней", other: "дня" };

/** Texts of the list of tours. */
export const tourListTexts = {
  title: "Туры",
  lead: "Всё, что вы продаёте и что ещё пишете. Гости видят тур, только когда вы его покажете.",
  add: "Новый тур",
  caption: "Туры",
  search: "Найти тур",
  searchExample: "Название или место",
  states: { label: "Какие туры", all: "Все" },
  state: {
    "on-sale": "В продаже",
    "no-dates": "Нет дат",
    hidden: "Скрыт",
  },
  next: (date: string) => `ближайшая ${date}`,
  noNext: "будущих дат нет",
  dates: (count: number) => (count === 0 ? "дат не было" : `всего ${plural(count, dateForms)}`),
  days: (count: number) => plural(count, dayForms),
  from: (sum: string) => `от ${sum}`,
  noPrice: "цены нет",
  noPicture: "Картинки пока нет",
  actions: (title: string) => `Что сделать с туром «${title}»`,
  open: "Изменить",
  showDates: "Даты тура",
  copy: "Сделать копию",
  copied: (title: string) => `Копия готова: «${title}». Гости её не видят.`,
  archive: "Скрыть от гостей",
  restore: "Показать гостям",
  restored: "Тур виден гостям",
  remove: "Удалить",
  removed: (title: string) => `Тур «${title}» удалён`,
  removing: {
    title: (title: string) => `Удалить «${title}»?`,
    text: "Тур исчезнет вместе с датами, и вернуть его будет нельзя. Картинки останутся в библиотеке.",
    submit: "Удалить",
    back: "Оставить",
  },
  archived: "Тур скрыт: гости его больше не видят",
  empty: "Туров пока нет",
  emptyText:
    "Начните с названия. Остальное допишете в редакторе, и до вашего слова тур никто не увидит.",
  emptyAction: "Сделать первый тур",
  nothing: "Ничего не нашлось",
  nothingText: "Попробуйте другое слово или другое состояние.",
  reset: "Показать все",
  making: {
    title: "Новый тур",
    name: "Название",
    hint: "Как гости увидят его на сайте. Потом можно изменить.",
    example: "Алтай в мае: цветёт маральник",
    submit: "Создать и писать дальше",
    option: "Взрослый",
  },
  archiving: {
    title: (title: string) => `Скрыть «${title}»?`,
    text: "Страница тура закроется, из списков и поиска он пропадёт. Заявки, даты и всё написанное останутся. Показать тур снова можно в любой момент.",
    held: (date: string) => `Есть будущая дата: ${date}. Забронировать её больше не смогут.`,
    submit: "Скрыть от гостей",
    back: "Не скрывать",
  },
} as const;

// Texts of what a block is edited with.

export const list = {
  add: "Добавить",
  item: (number: number) => `Пункт ${number}`,
  up: "Выше",
  down: "Ниже",
  remove: "Удалить",
} as const;

export const link = {
  text: "Надпись",
  kind: "Куда ведёт",
  anchor: "К блоку",
  external: "На адрес",
  booking: "К датам",
  address: "Адрес",
  addressHint: "Сайт, почта, телефон или страница: /agreement",
  block: "Блок",
  blockHint: "Якорь задаётся у самого блока",
  tour: "Тур",
  tourHint: "Без тура ведёт к списку туров или к датам",
} as const;

export const anchors = {
  tours: "Туры",
  about: "О нас",
  dates: "Даты",
  contacts: "Контакты",
  reviews: "Отзывы",
  gallery: "Галерея",
  faq: "Вопросы",
  price: "Стоимость",
  program: "Программа",
} as const;

export const film = {
  formats: (megabytes: number) => `MP4 (H.264) или WebM, до ${megabytes} МБ`,
  replace: "Выбрать другое видео",
  remove: "Убрать видео",
} as const;

export const form = {
  anchor: "Якорь",
  anchorHint: "Имя, на которое ссылаются кнопки и меню: латиница, цифры и дефис",
  anchorWrong: "Только латинские буквы, цифры и дефис",
} as const;

export const palette = {
  title: "Новый блок",
  back: "Все блоки",
  onlyOne: "Уже есть на странице",
} as const;

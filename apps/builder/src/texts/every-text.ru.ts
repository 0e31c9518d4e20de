export const signIn = {
  title: "Вход для организаторов",
  lead: "Сайт ваших туров, даты, места и заявки гостей в одном месте.",
  email: "E-mail",
  password: "Пароль",
  submit: "Войти",
  forgot: "Забыли пароль?",
  isNew: "Ещё не с нами?",
  back: "Ко входу",
  demo: "Демонстрационный вход",
  demoCode: "Код:",
  showcase: "Свой сайт туров за вечер",
  showcaseText: "Соберите страницу из готовых блоков, выберите оформление и опубликуйте.",
} as const;

export const forgotPassword = {
  title: "Новый пароль",
  lead: "Пришлём на вашу почту ссылку, по которой можно задать новый пароль.",
  submit: "Прислать ссылку",
  sent: "Проверьте почту",
  sentTo: (email: string) =>
    `Если на ${email} есть учётная запись, письмо уже в пути. Ссылка действует час. Загляните и в папку со спамом.`,
} as const;

export const resetPassword = {
  title: "Задайте новый пароль",
  lead: (min: number) =>
    `Не короче ${min} символов. После этого нужно будет войти заново на всех устройствах.`,
  password: "Новый пароль",
  repeated: "Ещё раз",
  submit: "Сохранить",
  done: "Пароль изменён. Теперь войдите с ним.",
} as const;

export * from "./sign-up.ru.ts";

export * from "./team.ru.ts";

export * from "./activity.ru.ts";

export { accountTexts as account } from "./account.ru.ts";

export { secondFactorTexts as secondFactor } from "./second-factor.ru.ts";

export { readinessTexts as readiness } from "./readiness.ru.ts";

export { draftLinkTexts as draftLinks } from "./draft-links.ru.ts";

export { laterTexts as later } from "./later.ru.ts";

export const nav = {
  label: "Разделы",
  overview: "Обзор",
  main: "Главная страница",
  tour: "Страница тура",
  design: "Оформление",
  settings: "Поиск и ссылки",
  domain: "Адрес",
  documents: "Документы",
  versions: "Версии",
  payments: "Оплата",
  profile: "Организатор",
  team: "Команда",
  activity: "Что сделано",
} as const;

export const overview = {
  attachTitle: "У вас ещё нет сайта",
  attachText:
    "Выберите, с какой страницы начать. Адрес сделаем из вашего названия, остальное можно будет изменить.",
  attach: "Создать сайт",
  ownersOnly: "Создать сайт может только владелец",
  neverPublished: "Ещё не опубликован",
  publishedAt: (when: string) => `Опубликован ${when}`,
  changesTitle: "Неопубликованные изменения",
  upToDate: "Всё опубликовано",
  noChanges: "Гости видят последнюю версию.",
  part: {
    main: "Главная страница",
    tour: "Страница тура",
    site: "Оформление и сведения о сайте",
  },
  pageText: {
    main: "Первое, что видит гость: кто вы, куда зовёте и когда ближайшие выезды.",
    tour: "Один макет для всех туров: фотографии, программа и даты подставляются сами.",
  },
  designText: "Пять готовых характеров: цвета, шрифты и скругления меняются разом.",
} as const;

export const save = {
  saved: "Сохранено",
  waiting: "Есть правки",
  saving: "Сохраняем…",
  checking: "Сохраняем и проверяем…",
  retrying: "Нет связи. Правки сохранены в этом браузере",
  retryingUnkept: "Нет связи. Не закрывайте страницу: правки ещё не сохранены",
  refused: "Не сохранено",
  signIn: "Войти в новой вкладке",
  again: "Сохранить ещё раз",
  conflict: "Выберите, чья правка останется",
} as const;

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

export const colleagues = {
  onPage: (names: string[]) => `Здесь ещё ${names.join(", ")}`,
  onBlock: (names: string[]) => `Этот блок открыт: ${names.join(", ")}`,
} as const;

export const preview = {
  title: "Предпросмотр сайта",
  skip: "К предпросмотру",
} as const;

export const editor = {
  blocks: "Блоки",
  add: "Добавить блок",
  undo: "Отменить",
  redo: "Повторить",
  addHere: "Добавить",
  addBefore: "Добавить блок выше",
  addAfter: "Добавить блок ниже",
  picture: "Фото",
  sheet: {
    label: "Высота панели",
    low: "Страница целиком",
    half: "Пополам",
    full: "Панель целиком",
  },
  moveUp: "Выше",
  moveDown: "Ниже",
  remove: "Удалить",
  hide: "Скрыть",
  show: "Показать",
  hidden: "Скрыт",
  hiddenTour: (title: string) => `${title} (гости его не видят)`,
  checking: "Проверяем…",
  keeps: { start: "Всегда сверху", end: "Всегда снизу" },
  hasErrors: "Есть ошибки",
  actions: "Действия",
  unknownBlock: "Неизвестный блок",
  variant: "Вид",
  compareVariants: "Сравнить варианты",
  back: "К списку блоков",
  restore: "Вернуть",
  widths: "Ширина экрана",
  width: { phone: "Телефон", tablet: "Планшет", desktop: "Компьютер" },
  tourShown: "Тур для примера",
  newer: "Блок создан в более новой версии конструктора. Здесь он сохраняется как есть.",
} as const;

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

export const picture = {
  focal: "Главная точка",
  focalAt: (x: number, y: number) => `${x}% слева, ${y}% сверху`,
  video: "Ссылка на видео",
  replaced: (alt: string) => `Описание прежней картинки не перенесено: «${alt}»`,
  keepAlt: "Оставить его",
  library: "Картинки",
  notPlaced: "Картинка осталась в библиотеке: нет связи. Вставьте её оттуда ещё раз",
  gone: "Места для картинок больше нет: они остались в библиотеке",
  noRoom: (left: number) => `Поместились не все. В библиотеке остались: ${left}`,
  videoHint: "YouTube, RuTube или Vimeo; картинка станет обложкой",
} as const;

export const film = {
  formats: (megabytes: number) => `MP4 (H.264) или WebM, до ${megabytes} МБ`,
  replace: "Выбрать другое видео",
  remove: "Убрать видео",
} as const;

export { blockTexts as blocks } from "./blocks.ru.ts";

export const naming = {
  name: "Название",
  save: "Сохранить",
  back: "Отменить",
} as const;

export const palette = {
  title: "Новый блок",
  back: "Все блоки",
  onlyOne: "Уже есть на странице",
} as const;

export const form = {
  anchor: "Якорь",
  anchorHint: "Имя, на которое ссылаются кнопки и меню: латиница, цифры и дефис",
  anchorWrong: "Только латинские буквы, цифры и дефис",
} as const;

export { designTexts as design } from "./design.ru.ts";

export { undoTexts as undo } from "./undo.ru.ts";

export const specimen = {
  short: "Три озера и два перевала за неделю",
} as const;

export * from "./article.ru.ts";

export * from "./comparison.ru.ts";

export * from "./publishing.ru.ts";

export * from "./payments.ru.ts";

export * from "./settings.ru.ts";

export * from "./shown.ru.ts";

export * from "./starters.ru.ts";

export * from "./verification.ru.ts";

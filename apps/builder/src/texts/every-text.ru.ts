export { signUp, invited, confirmEmail } from "./sign-up.ru.ts";

export { team, invitation } from "./team.ru.ts";

export { activity } from "./activity.ru.ts";

export { accountTexts as account } from "./account.ru.ts";

export { serviceStatusTexts as serviceStatus } from "./service-status.ru.ts";

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

export { blockTexts as blocks } from "./blocks.ru.ts";

export const naming = {
  name: "Название",
  save: "Сохранить",
  back: "Отменить",
} as const;

export { designTexts as design } from "./design.ru.ts";

export { undoTexts as undo } from "./undo.ru.ts";

export const specimen = {
  short: "Три озера и два перевала за неделю",
} as const;

export { article } from "./article.ru.ts";

export { comparison } from "./comparison.ru.ts";

export { publish } from "./publishing.ru.ts";

export { payments } from "./payments.ru.ts";

export { leaving, settings, domain, fonts, organizer, documents, versions } from "./settings.ru.ts";

export { shown, dayView } from "./shown.ru.ts";

export { starters } from "./starters.ru.ts";

export { verification, suspension } from "./verification.ru.ts";

export { signIn, forgotPassword, resetPassword } from "./sign-in.ru.ts";
export { overview } from "./overview.ru.ts";
export { list, link, anchors, film, form, palette } from "./form-fields.ru.ts";
export { conflict } from "./conflict.ru.ts";
export { publishButton } from "./publish-button.ru.ts";
export { sample } from "./sample.ru.ts";
export { pageMenu, commentMarks, pageNotes } from "./page-menu.ru.ts";
export { shownWords } from "./shown-words.ru.ts";

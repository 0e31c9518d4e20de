import { accountTexts } from "./account.ru.ts";
import { secondFactorTexts } from "./second-factor.ru.ts";
import { signUpTexts } from "./sign-up.ru.ts";
import { designTexts } from "./design.ru.ts";
import { undoTexts } from "./undo.ru.ts";
import { draftLinkTexts } from "./draft-links.ru.ts";
import { laterTexts } from "./later.ru.ts";
import { articleTexts } from "./article.ru.ts";
import { comparisonTexts } from "./comparison.ru.ts";
import { publishingTexts } from "./publishing.ru.ts";
import { paymentTexts } from "./payments.ru.ts";
import { blockTexts } from "./blocks.ru.ts";
import { activityTexts } from "./activity.ru.ts";
import { teamTexts } from "./team.ru.ts";
import { settingsTexts } from "./settings.ru.ts";
import { shownTexts } from "./shown.ru.ts";
import { starterTexts } from "./starters.ru.ts";
import { readinessTexts } from "./readiness.ru.ts";
import { verificationTexts } from "./verification.ru.ts";

/** Every text of the builder. */
export const texts = {
  signIn: {
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
  },
  forgotPassword: {
    title: "Новый пароль",
    lead: "Пришлём на вашу почту ссылку, по которой можно задать новый пароль.",
    submit: "Прислать ссылку",
    sent: "Проверьте почту",
    sentTo: (email: string) =>
      `Если на ${email} есть учётная запись, письмо уже в пути. Ссылка действует час. Загляните и в папку со спамом.`,
  },
  resetPassword: {
    title: "Задайте новый пароль",
    lead: (min: number) =>
      `Не короче ${min} символов. После этого нужно будет войти заново на всех устройствах.`,
    password: "Новый пароль",
    repeated: "Ещё раз",
    submit: "Сохранить",
    done: "Пароль изменён. Теперь войдите с ним.",
  },
  ...signUpTexts,
  ...teamTexts,
  ...activityTexts,
  account: {
    ...accountTexts,
  },
  secondFactor: secondFactorTexts,
  readiness: readinessTexts,
  draftLinks: draftLinkTexts,
  later: laterTexts,
  nav: {
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
  },
  overview: {
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
  },
  save: {
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
  },
  conflict: {
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
  },
  colleagues: {
    onPage: (names: string[]) => `Здесь ещё ${names.join(", ")}`,
    onBlock: (names: string[]) => `Этот блок открыт: ${names.join(", ")}`,
  },
  preview: {
    title: "Предпросмотр сайта",
    skip: "К предпросмотру",
  },
  editor: {
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
  },
  list: {
    add: "Добавить",
    item: (number: number) => `Пункт ${number}`,
    up: "Выше",
    down: "Ниже",
    remove: "Удалить",
  },
  link: {
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
  },
  anchors: {
    tours: "Туры",
    about: "О нас",
    dates: "Даты",
    contacts: "Контакты",
    reviews: "Отзывы",
    gallery: "Галерея",
    faq: "Вопросы",
    price: "Стоимость",
    program: "Программа",
  },
  picture: {
    focal: "Главная точка",
    focalAt: (x: number, y: number) => `${x}% слева, ${y}% сверху`,
    video: "Ссылка на видео",
    replaced: (alt: string) => `Описание прежней картинки не перенесено: «${alt}»`,
    keepAlt: "Оставить его",
    gone: "Места для картинок больше нет: они остались в библиотеке",
    noRoom: (left: number) => `Поместились не все. В библиотеке остались: ${left}`,
    videoHint: "YouTube, RuTube или Vimeo; картинка станет обложкой",
  },
  film: {
    formats: (megabytes: number) => `MP4 (H.264) или WebM, до ${megabytes} МБ`,
    replace: "Выбрать другое видео",
    remove: "Убрать видео",
  },
  blocks: blockTexts,
  naming: {
    name: "Название",
    save: "Сохранить",
    back: "Отменить",
  },
  palette: {
    title: "Новый блок",
    back: "Все блоки",
    onlyOne: "Уже есть на странице",
  },
  form: {
    anchor: "Якорь",
    anchorHint: "Имя, на которое ссылаются кнопки и меню: латиница, цифры и дефис",
    anchorWrong: "Только латинские буквы, цифры и дефис",
  },
  design: designTexts,
  undo: undoTexts,
  specimen: {
    short: "Три озера и два перевала за неделю",
  },
  ...articleTexts,
  ...comparisonTexts,
  ...publishingTexts,
  ...paymentTexts,
  ...settingsTexts,
  ...shownTexts,
  ...starterTexts,
  ...verificationTexts,
} as const;

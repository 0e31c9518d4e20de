import type { DemoGroup } from "@tour/ui-kit/demo";

/** Words of `/demoui` around the demos; apart from the site's, so that no visitor loads them. */
export const demouiTexts = {
  pageTitle: "Набор компонентов",
  lead: "Из этих деталей собраны сайты организаторов, бронирование и конструктор. Всё живое: нажимайте, печатайте, переключайте оформление и язык.",
  description: "Все компоненты набора @tour/ui-kit в работе: состояния, оформления, языки.",
  preset: "Оформление",
  ownPreset: "Как на сайте",
  language: "Язык компонентов",
  languages: { ru: "Русский", en: "English" },
  contents: "Компоненты",
  toTop: "Наверх",
  waiting: "Этот компонент появится, как только загрузится скрипт страницы.",
  count: (number: number) => `${number} ${plurals[rules.select(number) as keyof typeof plurals]}`,
  groups: {
    actions: { title: "Действия", lead: "Кнопки, ссылки и то, что из них открывается." },
    fields: { title: "Поля", lead: "Текст, числа и телефоны: с маской, проверкой и подсказкой." },
    choices: { title: "Выбор", lead: "Один вариант, несколько или целый промежуток." },
    dates: { title: "Даты", lead: "День или промежуток, мышью, пальцем или с клавиатуры." },
    forms: { title: "Формы", lead: "Правила, сообщения и фокус на первой ошибке." },
    feedback: {
      title: "Ответ системы",
      lead: "Что происходит, что получилось и что пошло не так.",
    },
    navigation: { title: "Навигация", lead: "Где мы, что рядом и как вернуться." },
    content: { title: "Содержание", lead: "Люди, оценки, таблицы и длинные тексты." },
    media: { title: "Фото и видео", lead: "Галереи, которые листаются пальцем и клавишами." },
    foundation: { title: "Основа", lead: "То, на чём стоит всё остальное." },
  } satisfies Record<DemoGroup, { title: string; lead: string }>,
} as const;

const rules = new Intl.PluralRules("ru");
const plurals = {
  one: "компонент",
  few: "компонента",
  many: "компонентов",
  other: "компонента",
} as const;

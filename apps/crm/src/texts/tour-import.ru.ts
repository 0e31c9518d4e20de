import type { ImportChange, ImportField, ImportItem, TourImport } from "@tour/api";
import { plural } from "@tour/blocks/format";

const tourForms = { one: "тур", few: "тура", many: "туров", other: "тура" };
const pictureForms = { one: "картинка", few: "картинки", many: "картинок", other: "картинки" };

const fields: Record<ImportField, string> = {
  slug: "Адрес тура",
  external_id: "Внешний номер",
  title: "Название",
  subtitle: "Подзаголовок",
  description: "Описание",
  country: "Страна",
  region: "Регион",
  city: "Город",
  activities: "Занятия",
  days: "Дней",
  nights: "Ночей",
  min_age: "Возраст от",
  group_size_from: "Группа от",
  group_size_to: "Группа до",
  included: "Включено",
  not_included: "Не включено",
  picture: "Картинки",
  date_id: "Номер даты",
  start_date: "Дата начала",
  end_date: "Дата окончания",
  start_time: "Время начала",
  capacity: "Мест",
  price: "Цена",
  option_price: "Цена варианта",
  currency: "Валюта",
};

const kinds: Record<ImportItem["kind"], string> = {
  new: "Новые",
  changed: "Изменятся",
  same: "Без изменений",
  error: "С ошибками",
};

const kind: Record<ImportItem["kind"], string> = {
  new: "новый",
  changed: "изменится",
  same: "без изменений",
  error: "с ошибкой",
};

const states: Record<ImportItem["state"], string> = {
  waiting: "ждёт",
  applied: "записан",
  failed: "не записан",
  undone: "отменён",
  left: "оставлен",
};

const importStates: Record<TourImport["state"], string> = {
  ready: "проверен",
  applying: "записывается",
  applied: "записан",
  undoing: "отменяется",
  undone: "отменён",
};

/** Texts of tours that come from a file and go into one. */
export const tourImportTexts = {
  link: "Импорт",
  back: "К турам",
  title: "Импорт туров",
  lead: "Загрузите таблицу Excel, CSV или фид YML. Сначала вы увидите, что изменится, и только потом туры запишутся.",
  file: "Файл с турами",
  hint: "XLSX или CSV из Excel и Google Таблиц, фид YML для Яндекса. До 5 МБ и 2 000 строк.",
  formatHelp:
    "Одна строка таблицы — одна дата тура. В книге Excel читается первый лист, который не скрыт. Названия колонок пишите по-русски, лишние колонки пропустим. Цены вариантов пишите в своих колонках: «Цена: Ребёнок», «Цена: Доплата за одноместный». За образец возьмите выгрузку ваших туров.",
  earlier: "Прошлые импорты",
  noEarlier: "Импортов пока не было",
  when: "Когда",
  fileName: "Файл",
  by: "Кто",
  gone: "человек, чьей учётной записи больше нет",
  result: "Итог",
  open: "Открыть",
  another: "Другой файл",
  columns: {
    title: "Колонки",
    text: "Проверьте, что мы верно поняли колонки. Если нет, выберите сами: файл проверится заново.",
    skip: "Пропустить",
    label: (name: string, index: number) => `Что в колонке «${name || index + 1}»`,
    example: (text: string) => `например, ${text}`,
    empty: "пусто",
    noTitle: "Укажите, в какой колонке название тура: без него непонятно, где какой тур.",
    reopened: "Чтобы переназначить колонки, выберите файл ещё раз.",
  },
  fields,
  kinds,
  kind,
  states,
  importStates,
  all: "Все",
  show: "Какие туры показать",
  caption: "Туры из файла",
  tour: "Тур",
  what: "Что будет",
  details: "Подробности",
  more: (count: number) => `Ещё ${count}`,
  nothing: "Таких туров в файле нет",
  noTours: "В файле не нашлось туров",
  untitled: "Без названия",
  row: (row: number, isFeed: boolean) => (isFeed ? `предложение ${row}` : `строка ${row}`),
  column: (name: string) => `«${name}»`,
  problem: (where: string, text: string) => `${where}: ${text}`,
  change: ({ field, date, before, after }: ImportChange): string => {
    if (field === "date") return `новая дата: ${after}`;
    // It says by itself which option it is.
    if (field === "option_price") {
      if (date === null) return `новый вариант цены: ${after}`;
      return before ? `${before} → ${after || "пусто"}` : after;
    }
    const name = fields[field];
    return before ? `${name}: ${before} → ${after || "пусто"}` : `${name}: ${after}`;
  },
  ofDate: (date: string, change: string) => `${date}, ${change}`,
  sells:
    "Новые туры будут скрыты от гостей, пока вы их не покажете. У туров, которые гости уже видят, изменения появятся сразу, а новые даты сразу можно будет забронировать.",
  sellsNot:
    "Новые туры будут скрыты от гостей, пока вы их не покажете. У туров, которые гости уже видят, тексты изменятся сразу. Новые даты запишутся закрытыми, а существующие не изменятся: даты и цены меняет владелец или менеджер.",
  pictures: (named: number, taken: number) =>
    taken === 0
      ? `В файле ${plural(named, pictureForms)}. Они не загрузятся: у туров уже есть свои.`
      : `В файле ${plural(named, pictureForms)}. Загрузим в туры, у которых картинок ещё нет: ${taken}.`,
  takingPictures: (done: number, all: number) => `Загружаем картинки: ${done} из ${all}`,
  hadPictures: (count: number) => `Загружено: ${plural(count, pictureForms)}`,
  failedPictures: (count: number) =>
    `Не загружено: ${plural(count, pictureForms)}. Адреса и причины в таблице.`,
  failedPicture: (url: string, problem: string) => `${url}: ${problem}`,
  apply: (count: number) => `Записать ${plural(count, tourForms)}`,
  nothingToApply: "Записывать нечего: новых и изменённых туров в файле нет.",
  errorsStay: (count: number) =>
    `С ошибками: ${plural(count, tourForms)}. Пока файл не исправлен, записать их нельзя.`,
  applying: (done: number, all: number) => `Записываем туры: ${done} из ${all}`,
  undoing: (done: number, all: number) => `Отменяем: ${done} из ${all}`,
  stay: "Можно уйти с этого экрана: работа продолжится.",
  applied: (count: number) => `Записано: ${plural(count, tourForms)}`,
  failed: (count: number) => `Не записано: ${plural(count, tourForms)}. Причины в таблице.`,
  undone: (count: number) => `Отменено: ${plural(count, tourForms)}`,
  left: (count: number) => `Оставлено: ${plural(count, tourForms)}. Причины в таблице.`,
  undo: "Отменить импорт",
  confirming: {
    title: "Отменить импорт?",
    text: "Новые туры и даты удалятся, изменённые станут такими, как были. Туры, которые после импорта продали или изменили, останутся как есть.",
    submit: "Отменить импорт",
    back: "Не отменять",
  },
  export: {
    menu: "Выгрузить",
    csv: "Таблица для Excel (CSV)",
    yml: "Фид для Яндекса (YML)",
  },
} as const;

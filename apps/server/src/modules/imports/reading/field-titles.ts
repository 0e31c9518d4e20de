import type { ImportField } from "@tour/api";
import { readCurrency } from "./read-price.ts";

/** How our export calls each field, and how people do; compared in lower case, letters and digits alone. */
const names: Record<ImportField, readonly [title: string, ...others: string[]]> = {
  slug: ["Адрес тура", "slug", "ЧПУ"],
  external_id: ["Внешний номер", "id", "ID тура", "Артикул", "Код", "Код тура", "Номер тура"],
  title: ["Название", "Название тура", "Тур", "Наименование", "Имя", "title", "name"],
  subtitle: ["Подзаголовок", "Краткое описание", "Анонс", "subtitle"],
  description: ["Описание", "Описание тура", "Подробное описание", "Текст", "description"],
  country: ["Страна", "Страны", "country"],
  region: ["Регион", "Регионы", "Место", "Направление", "Курорт", "region"],
  city: ["Город", "Города", "city"],
  activities: ["Занятия", "Виды отдыха", "Вид отдыха", "Тип тура", "Активности", "activities"],
  days: [
    "Дней",
    "Дни",
    "Количество дней",
    "Кол-во дней",
    "Длительность",
    "Продолжительность",
    "days",
  ],
  nights: ["Ночей", "Ночи", "Количество ночей", "Кол-во ночей", "nights"],
  min_age: ["Возраст от", "Минимальный возраст", "Мин. возраст", "Возраст", "min age"],
  group_size_from: ["Группа от", "Минимальная группа", "Мин. группа", "Группа мин"],
  group_size_to: [
    "Группа до",
    "Максимальная группа",
    "Размер группы",
    "Макс. группа",
    "Группа",
    "Группа макс",
  ],
  included: [
    "Включено",
    "Что включено",
    "В стоимость входит",
    "Входит в стоимость",
    "Включено в стоимость",
    "included",
  ],
  not_included: [
    "Не включено",
    "Что не включено",
    "Не входит в стоимость",
    "Оплачивается отдельно",
    "Дополнительно оплачивается",
  ],
  picture: [
    ...(["Картинка", "Картинки", "Фото", "Фотографии", "Изображение", "Изображения"] as const),
    ...(["picture", "image", "photo"] as const),
  ],
  date_id: ["Номер даты", "Номер заезда"],
  start_date: [
    "Дата начала",
    "Начало",
    "Дата",
    "Даты",
    "Дата заезда",
    "Даты заездов",
    "Заезд",
    "Заезды",
    "Даты тура",
    "Дата старта",
    "Старт",
    "Дата отправления",
    "Дата тура",
    "Дата выезда",
    "dataTour",
    "start date",
  ],
  end_date: [
    "Дата окончания",
    "Окончание",
    "Конец",
    "Дата конца",
    "Дата завершения",
    "Финиш",
    "Дата возвращения",
    "end date",
  ],
  start_time: ["Время начала", "Время", "Время старта", "start time"],
  capacity: ["Мест", "Места", "Количество мест", "Кол-во мест", "Всего мест", "seats"],
  price: [
    "Цена",
    "Стоимость",
    "Цена за человека",
    "Стоимость тура",
    "Цена, руб",
    "Цена, ₽",
    "Цена, руб.",
    "Стоимость, руб",
    "Цена от",
    "price",
  ],
  option_price: ["Цена варианта"],
  currency: ["Валюта", "currency", "currencyId"],
};

const toKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[^\p{L}\p{N}]+/gu, "");

const fieldByKey = new Map<string, ImportField>(
  Object.entries(names).flatMap(([field, all]) =>
    all.map((name) => [toKey(name), field as ImportField] as const),
  ),
);

/** "Цена: Ребёнок", "Стоимость (одноместное размещение)", "Цена — VIP". */
const ofOption =
  /^\s*(?:цена|стоимость|price)\s*(?::\s*(?<after>.+)|\(\s*(?<within>[^()]+)\)|[–—]\s*(?<beside>.+))$/iu;
const maxOptionTitle = 200;

function readOption(name: string): string | undefined {
  const { after, within, beside } = ofOption.exec(name)?.groups ?? {};
  return (after ?? within ?? beside)?.trim();
}

/** Longer words than these are no currency. */
const maxCurrencyLength = 6;

/** What a column of this name stands for; undefined for one that nobody knows. */
export function findField(name: string): ImportField | undefined {
  const known = fieldByKey.get(toKey(name));
  if (known) return known;
  const option = readOption(name);
  // "Цена (EUR)" names no option.
  const isCurrency = option && option.length <= maxCurrencyLength && readCurrency(option);
  return option && !isCurrency ? "option_price" : undefined;
}

/** The price option that a column is about: what its name says besides that it is a price. */
export const readOptionTitle = (name: string): string =>
  (readOption(name) ?? name).trim().slice(0, maxOptionTitle).toWellFormed();

/** How our export calls the column of an option's price. */
export const writeOptionTitle = (title: string): string => `${names.price[0]}: ${title}`;

/** How our export calls a field. */
export const titleOf = (field: ImportField): string => names[field][0];

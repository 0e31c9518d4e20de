import { plural } from "@tour/blocks/format";

const rows = { one: "строки", few: "строк", many: "строк", other: "строки" };

/** Whatever an import says to whoever reads a file in. */
export const importTexts = {
  tooLarge: "Файл больше 5 МБ: разделите его на части",
  notTable: "Файл не похож на таблицу XLSX или CSV и на фид YML",
  oldWorkbook: "Это файл старого Excel или файл под паролем: сохраните его как XLSX без пароля",
  brokenWorkbook: "Файл XLSX повреждён: откройте его в Excel и сохраните ещё раз",
  tooLargeInside: "Файл XLSX слишком велик внутри: оставьте в нём один лист с турами",
  noRows: "В файле нет ни одного тура",
  tooManyRows: (max: number) => `В файле больше ${plural(max, rows)}: разделите его на части`,
  tooManyColumns: (max: number) => `В таблице больше ${max} колонок`,
  openQuote: "Кавычка в таблице открыта и не закрыта",
  brokenTable: (line: number) => `Таблица прочиталась только до строки ${line}: проверьте кавычки`,
  brokenFeed: "Фид оборван: нет закрывающего тега yml_catalog",
  noImport: "Такого импорта нет",
  otherIsRunning: "Сейчас записывается или отменяется другой импорт. Подождите, пока он закончится",
  otherCameFirst: "Пока вы смотрели, записали или отменили другой импорт. Загрузите файл ещё раз",
  ofSellers:
    "Этот файл загрузил тот, кто меняет даты и цены: записать и отменить его может владелец",
  isUndone: "Этот импорт уже отменён. Загрузите файл ещё раз",
  notApplied: "Отменить можно только законченный импорт",
  nothingToApply: "Записывать нечего: в файле нет новых и изменённых туров",

  noTitle: "Нет названия: неясно, какой это тур",
  noDays: "Нет числа дней и даты окончания",
  noPrice: "Нет цены",
  noYear: "У даты нет года",
  notDate: "Это не дата. Напишите, например, 12.06.2027",
  notTime: "Это не время. Напишите, например, 09:30",
  notPrice: "Это не цена. Напишите, например, 24 800",
  priceTooHigh: "Цена слишком большая",
  notCurrency: (known: string) => `Неизвестная валюта. Можно: ${known}`,
  notNumber: (from: number, to: number) => `Нужно целое число от ${from} до ${to}`,
  tooLong: (max: number) => `Длиннее ${max} знаков`,
  tooMany: (max: number) => `Больше ${max} значений`,
  notPictureUrl:
    "Здесь не только адреса картинок: нужен полный адрес, который начинается с https://",
  tooManyPictures: (max: number) => `Больше ${max} картинок: загрузим первые`,
  tooManyPicturesInFile: (max: number) => `Больше ${max} картинок из одного файла не загружаем`,
  hasPictures: "У тура уже есть картинки: из файла их не берём",
  editedMeanwhile: "Пока загружались картинки, тур изменили",
  otherValue: (row: number) => `Отличается от строки ${row} того же тура и не учтено`,
  unknownSlug: "Тура с таким адресом у вас нет. Ищем по названию",
  sameTitle: "У вас несколько туров с таким названием: укажите адрес тура",
  twiceInFile: (row: number) => `Это тот же тур, что в строке ${row}: укажите у них один адрес`,
  otherCurrency: (own: string) => `Цены тура в валюте ${own}, а в файле другая`,
  pastDate: "Дата прошла и не добавится",
  noDate: "Такой даты у тура нет: она добавится как новая",
  sameDate: (row: number) => `Эта дата уже есть в строке ${row}`,
  severalDates: "В этот день у тура несколько заездов: укажите время начала или номер даты",
  noRightToDates: "Изменить существующие даты может владелец или менеджер: останутся как есть",
  fewerThanHeld: (held: number) => `Меньше, чем уже занято: ${held}`,
  daysAreTaken: "Дни не меняются: на этой дате есть занятые места",
  invalid: "Так тур не сохранить",

  changedSince: "Тур изменился после проверки. Загрузите файл ещё раз",
  editedSince: "Тур изменили после импорта",
  soldSince: "По туру есть заявки",
  gone: "Тура уже нет",
  adult: "Взрослый",
  file: "tours",
  pictures: (count: number) =>
    plural(count, { one: "картинка", few: "картинки", many: "картинок", other: "картинки" }),
  seats: (count: number) =>
    plural(count, { one: "место", few: "места", many: "мест", other: "места" }),
} as const;

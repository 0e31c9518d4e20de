import { plural } from "@tour/blocks/format";

const yearForms = { one: "год", few: "года", many: "лет", other: "года" };
const guestForms = { one: "человек", few: "человека", many: "человек", other: "человека" };
const goingForms = { one: "человек", few: "человека", many: "человек", other: "человека" };
const requestForms = { one: "заявка", few: "заявки", many: "заявок", other: "заявки" };
const bedForms = { one: "место", few: "места", many: "мест", other: "места" };
const dayForms = { one: "день", few: "дня", many: "дней", other: "дня" };

/** Texts of one departure: who goes, where they sleep, how they arrive. */
export const departureTexts = {
  back: "Все даты",
  kind: "Заезд",
  edit: "Изменить",
  guarantee: "Едем точно",
  dropGuarantee: "Снять «Едем точно»",
  guaranteed: {
    guaranteed: "Гости видят, что поездка состоится",
    open: "Отметка «Едем точно» снята",
  },
  sheet: "Лист гида, PDF",
  ownerOnly: "Кто едет, видит владелец.",
  parts: "Части заезда",
  tabs: {
    guests: "Кто едет",
    rooming: "Размещение",
    arrivals: "Прибытие",
    requests: "Заявки",
    lists: "Выгрузки",
  },
  nobody: "Пока никто не едет",
  nobodyText: "Как только кто-то забронирует, здесь появятся гости и их телефоны.",
  choosing: (until: string) => `Даты изменились или группа мала: гость выбирает до ${until}`,
  comment: (text: string) => `Гость написал: ${text}`,
  age: (years: number) => plural(years, yearForms),
  noAge: "возраст не указан",
  food: "Питание",
  incomplete: "заполнено не всё",
  money: {
    all: "Оплачено всё",
    nothing: "Ещё не оплачено",
    part: (paid: string) => `Оплачено ${paid}`,
    rest: (rest: string, day: string) => `осталось ${rest} до ${day}`,
    partAndRest: (paid: string, rest: string) => `Оплачено ${paid}, ${rest}`,
  },
  arrivals: {
    place: (place: string) => `Встречаемся: ${place}.`,
    start: (time: string) => `Начало в ${time}.`,
    zone: (zone: string) => `Время по часам места встречи (${zone}).`,
    unknown: "Не написали",
    noDay: "День не указан",
    party: (name: string, count: number) => `${name}, ${plural(count, guestForms)}`,
  },
  rooming: {
    lead: "Перетащите людей по местам или выберите место у имени. Кто отменил поездку, исчезает отсюда сам.",
    left: (count: number) =>
      count > 0 ? `Без места: ${plural(count, goingForms)}` : "Без места никого",
    allPlaced: "Всех разместили.",
    add: "Добавить место",
    name: "Название",
    kind: "Что это",
    kinds: { room: "Номер", tent: "Палатка", cabin: "Каюта", house: "Домик" },
    beds: "Спальных мест",
    remove: (name: string) => `Убрать: ${name}`,
    unnamed: "Без названия",
    nowhere: "Без места",
    where: (name: string) => `Где спит: ${name}`,
    free: (beds: number) => `Свободно: ${plural(beds, bedForms)}`,
    full: "Занято полностью",
    tooMany: (people: number) => `Людей больше, чем мест, на ${people}: нужно дополнительное`,
    save: "Сохранить размещение",
    allSaved: "Сохранено",
    saved: "Размещение сохранено",
    conflict: "Размещение уже изменили в другом окне",
    conflictText:
      "На экране ваш вариант. Возьмите сохранённый или оставьте свой и сохраните снова.",
    takeTheirs: "Взять сохранённый",
    keepMine: "Оставить мой",
  },
  lists: {
    title: "Список гостей",
    kind: "Для кого",
    kinds: { insurance: "Для страховой", transport: "Для перевозчика" },
    kindHints: {
      insurance: "Фамилия, имя, отчество и дата рождения",
      transport: "Имена, телефоны, что забронировано и примечания",
    },
    format: "Файл",
    formats: { xlsx: "Excel (XLSX)", csv: "Таблица CSV: открывается и в Excel" },
    documents: "Добавить номера документов",
    documentsHint: "Каждый показ номера запишется в историю заявки с вашим именем",
    unwritten: (count: number) =>
      `${plural(count, guestForms)} ещё без имени: в списке вместо имени будет пометка.`,
    make: "Скачать список",
    sheetText:
      "Кто едет с телефонами, питание, прибытие и размещение. Без денег и без документов: лист можно дать гиду.",
    sheetOpen: "Открыть лист",
  },
  move: {
    open: "Перенести",
    title: (dates: string) => `Перенести заезд ${dates}`,
    start: "Новое начало",
    end: "Новый конец",
    effect: "Что будет",
    nobody: "На эту дату никто не записан: гости ничего не узнают.",
    letters: (requests: number, people: number) =>
      `${plural(requests, requestForms)}, ${plural(people, guestForms)}. В каждую заявку уйдёт письмо. На её странице гость выберет:`,
    offers: {
      keep: "поехать в новые даты: место за ним, цена та же;",
      other: "взять другую дату тура, если там хватает мест;",
      money: "отменить заявку и вернуть все деньги.",
    },
    silent: (days: number) =>
      `На выбор ${plural(days, dayForms)}. Кто промолчит, у того заявка отменится. Оплаченное через сайт вернётся само, полученное иначе верните сами.`,
    old: "Старая дата отменится, новая появится с теми же местами и ценами. Отозвать перенос нельзя.",
    submit: "Перенести заезд",
    back: "Не переносить",
    done: "Заезд перенесён, гостям уйдут письма",
  },
} as const;

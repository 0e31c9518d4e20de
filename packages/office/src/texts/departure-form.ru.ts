import { plural } from "@tour/blocks/format";

const seatForms = { one: "место", few: "места", many: "мест", other: "места" };
const dayForms = { one: "день", few: "дня", many: "дней", other: "дня" };

/** Texts of the fields of one date of a tour. */
export const departureFormTexts = {
  start: "Начало",
  end: "Конец",
  endHint: (days: number) =>
    `Тур длится ${plural(days, dayForms)}: конец сдвигается вслед за началом`,
  startTime: "Время начала",
  startTimeHint: "По часам места встречи",
  capacity: "Мест",
  capacityHint: (held: number) => `Уже занято: ${plural(held, seatForms)}`,
  price: (title: string, currency: string) => `${title}, ${currency}`,
  smallest: "Наименьшая группа",
  smallestHint: "1 — едем с любым числом гостей",
  decision: "День решения",
  decisionHint: "Когда станет ясно, едем ли. Если пусто, за две недели до начала",
  saleStart: "Запись гостей с",
  saleStartHint: (fromMoscow: string, offset: string) =>
    `По часам тура: ${fromMoscow}, ${offset}. Если пусто, запись открыта сразу`,
  saleStartOfEach: "По часам каждого тура. Если пусто, запись открыта сразу",
  saleTime: "Время открытия",
  saleTimeMissing: "Укажите время открытия",
  saleBegins: (moment: string) =>
    `Запись откроется ${moment}. До этого гости видят дату, но забронировать её не могут. Сами вы можете записать гостя и раньше, в продажах.`,
  saleHasBegun: "Этот момент уже прошёл: запись гостей открыта.",
  isClosedFull: (free: number) =>
    free === 0
      ? "Все места оплачены, и запись закрылась сама."
      : `Запись закрылась сама, когда все места были оплачены. Сейчас снова свободно: ${plural(free, seatForms)}. Откройте запись или, чтобы оставить её закрытой, снимите галочку выше.`,
  atOnce: "Открыта сразу",
  yes: "Да",
  no: "Нет",
  closesWhenFull: "Закрыть запись, когда все места будут оплачены",
  closesWhenFullHint:
    "Если место потом освободится, запись останется закрытой, пока вы её не откроете: мы напомним на главной. Без отметки освободившееся место сразу снова в продаже.",
  guide: "Гид",
  noGuide: "Не назначен",
  guideHint: "Увидит имена и телефоны гостей и то, как они приедут",
  status: "Состояние",
  statuses: {
    open: "В продаже",
    guaranteed: "Едем точно",
    closed: "Продажа закрыта",
    canceled: "Отменена",
  },
  statusHints: {
    open: "Гости бронируют на сайте",
    guaranteed: "Гости бронируют и видят, что поездка состоится",
    closed: "На сайте видно, но забронировать нельзя",
    canceled: "На сайте не видно",
  },
  toDocuments: "К документам",
} as const;

import { plural } from "@tour/blocks/format";

const guestForms = { one: "гость", few: "гостя", many: "гостей", other: "гостя" };

/** Texts of the departures that a guide leads. */
export const myDepartureTexts = {
  title: "Мои выезды",
  lead: "Поездки, на которые вас назначили гидом, и гости, которые на них едут.",
  caption: "Выезды по дням",
  empty: "Выездов пока нет",
  emptyText: "Когда владелец или менеджер назначит вас гидом на дату, она появится здесь.",
  guests: (count: number) => plural(count, guestForms),
  nobody: "Пока никто не оплатил",
  canceled: "Отменён",
  stages: { today: "Сегодня", begun: "В пути" },
  back: "Все выезды",
  meeting: (place: string, time: string | null) => [time, place].filter(Boolean).join(", "),
  meetingTitle: "Встреча",
  noMeeting: "Место и время встречи не указаны",
  parties: "Кто едет",
  noParties: "Оплаченных мест на эту дату пока нет.",
  canceledText: "Дата отменена: эта поездка не состоится.",
  call: (name: string, phone: string) => `Позвонить: ${name}, ${phone}`,
  booking: "Бронь",
  unnamed: (count: number) => `Ещё ${plural(count, guestForms)} без имени`,
  arrival: "Как приедут",
  arrivalUnknown: "Ещё не написали, как приедут",
  moment: (day: string, time: string) => `${day}, ${time} по местному времени`,
} as const;

import { plural } from "@tour/blocks/format";

const peopleForms = { one: "человек", few: "человека", many: "человек", other: "человека" };

/** What stands on a guide's sheet; the words are short, for it is read on the way. */
export const sheetTexts = {
  title: "Лист гида",
  made: (day: string) => `Составлено ${day}. Свежий лист откройте из кабинета.`,
  dates: "Даты",
  start: "Начало",
  startAt: (day: string, time: string) => `${day}, ${time} по местному времени`,
  place: "Встреча",
  group: "Группа",
  people: (count: number) => plural(count, peopleForms),
  guests: "Кто едет",
  nobody: "Пока никто не едет.",
  request: (id: number, people: string) => `Заявка № ${id}: ${people}`,
  contact: "Контакт",
  waiting: "Места ещё не подтверждены или не оплачены.",
  choosing: "Выбирает: новые даты, другие или возврат.",
  person: (position: number) => `Турист ${position}: данные не заполнены`,
  age: (years: number) => plural(years, { one: "год", few: "года", many: "лет", other: "года" }),
  food: (words: string) => `Питание: ${words}`,
  answer: (question: string, answer: string) => `${question}: ${answer}`,
  note: (words: string) => `Примечание гостя: ${words}`,
  arrivals: "Прибытие",
  noArrivals: "Никто пока не написал, как приедет.",
  arrival: (day: string, time: string | null) => (time ? `${day}, ${time}` : day),
  noDay: "День не указан",
  rooming: "Размещение",
  noRooming: "Размещение ещё не составлено.",
  room: (name: string, beds: number) => `${name}, мест: ${beds}`,
  empty: "свободно",
  unplaced: "Без места",
  noSheet: "Такого листа нет.",
} as const;

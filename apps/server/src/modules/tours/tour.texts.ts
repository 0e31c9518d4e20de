/** Every refusal about tours and departures that people may read. */
export const tourTexts = {
  noTour: "Такого тура нет",
  noDeparture: "Такого заезда нет",
  noQuestion: "Такого вопроса нет",
  noDay: "Такого дня в программе нет",
  groupSize: "Наибольшая группа меньше наименьшей",
  nights: "Ночей не может быть больше, чем дней",
  arrivesBeforeLeaving: "Прибытие раньше отправления",
  doubleId: "Два одинаковых обозначения",
  noPersonOption: "Нужен хотя бы один вариант цены для человека с местом",
  soldOption: "Этот вариант цены продаётся в будущих заездах",
  endBeforeStart: "Дата окончания раньше даты начала",
  tooLong: (days: number) => `Поездка длится не больше ${days} дней`,
  unknownOption: "У тура нет такого варианта цены",
  doubleOption: "Вариант цены указан дважды",
  fewerThanHeld: (held: number) => `Занято мест: ${held}`,
  lateDecision: "День решения позже начала поездки",
} as const;

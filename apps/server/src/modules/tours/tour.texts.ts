/** Every refusal about tours and departures that people may read. */
export const tourTexts = {
  noTour: "Такого тура нет",
  changedElsewhere: "Тур изменили в другом окне",
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
  daysAreTaken: (held: number) =>
    `Дни не меняются, пока на дате заняты места (${held}). Добавьте новую дату и перенесите на неё заявки`,
  sameStart: "В этот день и время заезд у тура уже есть",
  sameStartTwice: "Этот день и время есть в списке дважды",
  lateDecision: "День решения позже начала поездки",
} as const;

/** What is said to who puts up a group. */
export const roomingTexts = {
  changedElsewhere: "Размещение уже изменили в другом окне. Ниже то, что сохранено сейчас.",
  doublePerson: "Этот человек уже стоит в другом номере",
  doubleRoom: "Такой номер уже есть в списке",
} as const;

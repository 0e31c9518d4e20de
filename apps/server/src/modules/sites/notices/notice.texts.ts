/** Every text about notices that people may read. */
export const noticeTexts = {
  over: "Это время уже прошло. Выберите, до какого времени показывать",
  tooLong: (days: number) => `Объявление можно повесить не больше чем на ${days} день`,
};

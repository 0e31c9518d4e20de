/** What people read of changes that colleagues and guests make. */
export const liveTexts = {
  noCursor: "Такого места в списке изменений нет",
};

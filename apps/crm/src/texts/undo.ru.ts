/** Texts of what can be taken back. */
export const undoTexts = { undo: { undo: "Отменить" } };

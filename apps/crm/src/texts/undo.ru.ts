/** Texts of what can be taken back. */
export const undoTexts = { undo: "Отменить" };

/** Texts of a decline that can be taken back. */
export const undoneDeclineTexts = {
  declined: "Заявка отклоняется",
  pending: "Заявка отклоняется: гость узнает об этом через несколько секунд, а пока места за ним.",
  /** Where money goes back at once. */
  final: "Вернуть заявку будет нельзя.",
};

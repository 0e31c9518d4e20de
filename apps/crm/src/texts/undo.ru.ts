/** Texts of what can be taken back. */
export const undoTexts = {
  undo: { undo: "Отменить" },
  undoneDecline: {
    declined: "Заявка отклоняется",
    pending:
      "Заявка отклоняется: гость узнает об этом через несколько секунд, а пока места за ним.",
    /** Where money goes back at once. */
    final: "Вернуть заявку будет нельзя.",
  },
};

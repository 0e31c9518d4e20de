const list = new Intl.ListFormat("ru", { type: "conjunction" });

/** Texts of what colleagues and guests do meanwhile. */
export const liveTexts = {
  looking: (names: string[]) => {
    const [shown, others] = [names.slice(0, 3), names.length - 3];
    const all = others > 0 ? [...shown, `ещё ${others}`] : shown;
    return `${names.length === 1 ? "Смотрит" : "Смотрят"} ${list.format(all)}`;
  },
  changed: (parts: string[]) => `Только что изменилось: ${parts.join(", ")}`,
  parts: { request: "заявка", messages: "переписка", tasks: "задачи и заметки" },
};

/** What is said of what was taken back, or made again. */
export const undoTexts = {
  undo: (what: string) => `Отменено: ${what}`,
  redo: (what: string) => `Повторено: ${what}`,
  failed: "Отменить не получилось.",
  gone: "Это уже изменил кто-то другой: его правка осталась",
  page: {
    in: { main: "главная страница", tour: "страница тура" },
    whole: "вся страница",
    block: (title: string) => `блок «${title}»`,
    blocks: (count: number) => `блоков: ${count}`,
    added: "добавление",
    removed: "удаление",
    order: "порядок",
    variant: "вид",
    hidden: "виден ли гостям",
    rules: "когда показывать и якорь",
    content: "содержание",
  },
  tour: (title: string) => `тур «${title}»`,
  live: "гости уже видят",
} as const;

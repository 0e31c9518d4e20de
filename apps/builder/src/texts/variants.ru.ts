/** Layouts of one block, side by side on its own content. */
export const variantTexts = {
  title: (block: string) => `Варианты: ${block}`,
  lead: "Содержание блока остаётся при любом выборе: чего не видно в одном варианте, появится в другом.",
  width: "Ширина экрана",
  list: "Варианты блока",
  frame: (variant: string) => `Вариант «${variant}»`,
  current: "Сейчас на странице",
  choose: "Выбрать",
  chooseNamed: (variant: string) => `Выбрать вариант «${variant}»`,
  keep: "Оставить",
  keepNamed: (variant: string) => `Оставить вариант «${variant}»`,
  unseen: (fields: string) => `Не показывает: ${fields}`,
  partly: (fields: string) => `Показывает не всё: ${fields}`,
  part: (label: string, seen: number, count: number) => `${label} (${seen} из ${count})`,
  empty: "В блоке пока нечего показать. Заполните его, и варианты можно будет сравнить.",
} as const;

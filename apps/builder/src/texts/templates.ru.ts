import { plural } from "@tour/blocks/format";

const blockForms = { one: "блок", few: "блока", many: "блоков", other: "блока" };

/** Blocks that an organiser keeps under names. */
export const templateTexts = {
  title: "Мои шаблоны",
  empty:
    "Пока пусто. В меню любого блока есть «Сохранить как шаблон»: потом его можно вставить отсюда.",
  failed: "Шаблоны не загрузились",
  types: "Все блоки",
  count: (count: number) => plural(count, blockForms),
  actions: (name: string) => `Действия с шаблоном «${name}»`,
  rename: "Переименовать",
  renameTitle: (name: string) => `Переименовать «${name}»`,
  remove: "Удалить",
  saveTitle: "Новый шаблон",
  saveLead: (count: number) =>
    count === 1
      ? "Запомним блок со всем содержанием. Вставить его можно будет на любую страницу, которой он подходит, в окне «Новый блок»."
      : `Запомним ${plural(count, blockForms)} со всем содержанием, в том же порядке. Вставить их вместе можно будет в окне «Новый блок».`,
  several: (first: string, others: number) => `${first} и ещё ${others}`,
  kept: (name: string) => `Сохранено как шаблон «${name}»`,
  renamed: (name: string) => `Теперь это «${name}»`,
  removed: (name: string) => `Шаблон «${name}» удалён. Блоки на страницах остались`,
  otherPage: { main: "Только для страницы тура", tour: "Только для главной страницы" },
  unknown: "Из более новой версии конструктора",
} as const;

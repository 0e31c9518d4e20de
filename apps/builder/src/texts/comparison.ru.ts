// Texts of two forms of a page laid side by side.

export const comparison = {
  look: "Оформление до и после",
  lookNote: "Начало главной страницы: блоки те же, меняется только оформление.",
  noBlocks: "На главной пока нет блоков, на которых видно оформление.",
  list: "Что изменилось",
  before: "Было",
  after: "Стало",
  both: "Рядом",
  view: "Что показать",
  border: "Граница между «было» и «стало»",
  shown: (after: number) =>
    after === 0
      ? "видно только «было»"
      : after === 100
        ? "видно только «стало»"
        : `«стало» видно на ${after} %`,
  frame: { before: "Как было", after: "Как стало" },
  change: {
    added: "новый",
    changed: "изменён",
    hidden: "скрыт",
    moved: "переставлен",
    removed: "удалён",
    shown: "снова виден",
  },
  unseen: "Блок скрыт, гости его не видят.",
  moved: (from: string | null, to: string | null) => {
    const place = (name: string | null) => (name === null ? "первым" : `после «${name}»`);
    return `Раньше стоял ${place(from)}, теперь ${place(to)}. Сам блок не изменился.`;
  },
  texts: "Слова, которые изменились",
  noTexts: "Слова не изменились.",
  removedWords: "удалено:",
  addedWords: "добавлено:",
  cut: "…",
  others: (names: string) => `Ещё изменилось: ${names}`,
  variant: (from: string, to: string) => `Вид: «${from}» → «${to}»`,
  loading: "Загружаем страницу",
  again: "Попробовать ещё раз",
} as const;

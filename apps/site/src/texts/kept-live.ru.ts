const tours = new Intl.PluralRules("ru");
const countTours = (count: number) =>
  `${count}\u00a0${{ one: "тур", few: "тура" }[tours.select(count) as "one" | "few"] ?? "туров"}`;

/** What the script of saved tours says. */
export const keptLiveTexts = {
  full: (count: number) =>
    `Сохранено ${countTours(count)} — больше не помещается. Уберите те, что уже не нужны.`,
  notKept: "Не сохранилось: этот браузер не разрешает хранить данные сайта.",
  count: (count: number) => countTours(count),
  untitled: "Тур",
  compareFull: "Рядом помещается не больше четырёх туров. Уберите один, чтобы добавить этот.",
  compare: (count: number) => (count === 1 ? "Открыть сравнение" : `Сравнить ${countTours(count)}`),
  uncompare: (title: string) => `Убрать «${title}» из сравнения`,
  copied: "Ссылка скопирована",
  copyFailed: "Скопировать не получилось. Выделите ссылку и скопируйте сами.",
  added: (count: number) =>
    count === 0 ? "Все эти туры у вас уже сохранены." : `Добавлено: ${countTours(count)}.`,
  without: (count: number) => ` Не поместилось: ${countTours(count)}.`,
  reviewsFailed: "Отзывы не загрузились. Нажмите «Показать ещё» ещё раз.",
  takenBack: "Отменено: сохранённое такое, каким было.",
} as const;

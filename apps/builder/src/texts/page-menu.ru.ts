// Texts of what is done with a page as a whole, and of the marks in its list.

export const pageMenu = {
  label: "Действия со страницей",
  draftLinks: "Показать черновик",
  comments: "Комментарии",
  day: "Сайт на дату",
  replace: "Заменить страницу заготовкой",
} as const;

export const commentMarks = {
  title: "Комментарии к черновику",
  open: (count: number) => `Открытые комментарии: ${count}`,
  ofBlock: (block: string, count: number) => `Комментарии к блоку «${block}»: ${count}`,
} as const;

export const pageNotes = {
  mockTours:
    "Туры, даты и цены здесь для примера. Гости увидят ваши, когда вы их добавите, а до тех пор эти блоки скрыты.",
} as const;

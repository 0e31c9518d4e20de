/** What the map of tours says once it has streets. */
export const marketMapLiveTexts = {
  open: "Смотреть тур",
  close: "Закрыть",
} as const;

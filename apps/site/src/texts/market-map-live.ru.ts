/** What the map of tours says once it has streets. */
export const marketMapLiveTexts = {
  close: "Закрыть",
} as const;

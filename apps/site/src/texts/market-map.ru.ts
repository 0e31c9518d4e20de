/** What the marketplace's map of tours says. */
export const marketMapTexts = {
  map: "На карте",
  list: "Списком",
  area: "Область на карте",
  near: (city: string) => `Недалеко от ${city}`,
  label: "Туры на карте",
  closer: "Ближе",
  wider: "Дальше",
  all: "Все туры",
  group: (tours: string) => `${tours} рядом: показать ближе`,
  spot: (tours: string) => `${tours} в одном месте: показать списком`,
  open: "Смотреть тур",
  close: "Закрыть",
  nothing: "В этой части карты туров нет",
  unplaced: (tours: string) => `Ещё ${tours} без места на карте: смотрите в списке`,
} as const;

/** What a map with streets says. */
export const streetMapTexts = {
  place: "Мы здесь",
  attribution:
    '© <a href="https://openmaptiles.org/" target="_blank" rel="noopener">OpenMapTiles</a> © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">участники OpenStreetMap</a>',
  /** By the names of the library's own texts. */
  controls: {
    "AttributionControl.ToggleAttribution": "Чьи это карты",
    "Map.Title": "Карта улиц: стрелки двигают, плюс и минус меняют масштаб",
    "NavigationControl.ZoomIn": "Ближе",
    "NavigationControl.ZoomOut": "Дальше",
    "ScaleControl.Meters": "м",
    "ScaleControl.Kilometers": "км",
    "CooperativeGesturesHandler.WindowsHelpText":
      "Чтобы менять масштаб, крутите колесо с нажатой клавишей Ctrl",
    "CooperativeGesturesHandler.MacHelpText":
      "Чтобы менять масштаб, крутите колесо с нажатой клавишей ⌘",
    "CooperativeGesturesHandler.MobileHelpText": "Двигайте карту двумя пальцами",
  },
} as const;

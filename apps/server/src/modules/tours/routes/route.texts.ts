import type { TrackProblem } from "./reading/track.ts";

const problems: Record<TrackProblem | "tooHard", string> = {
  empty: "Файл пуст",
  damaged:
    "Файл повреждён или скачан не до конца: сохраните маршрут в программе или на сайте ещё раз",
  archive: "Это архив или KMZ: распакуйте его и загрузите файл KML из него",
  unknown: "Этот файл не похож на GPX, KML или GeoJSON",
  noTrack:
    "В файле нет линии: только отдельные точки или ничего. Сохраните трек или маршрут, а не метки",
  outside: "Координаты в файле вне карты: широта бывает до 90°, долгота до 180°",
  tooManyPoints: "В файле больше 250 000 точек: сократите трек в программе, где он записан",
  tooFar: "Линия длиннее 100 000 км: координаты в файле неверны",
  tooHard: "Файл не удалось прочитать за отведённое время: он повреждён или слишком сложен",
};

/** Whatever the reading of a route says to people. */
export const routeTexts = {
  problems,
  tooLarge: "Файл больше 20 МБ: сократите трек в программе, где он записан",
} as const;

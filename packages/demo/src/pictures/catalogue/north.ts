import { drawAurora } from "../scenes/aurora.ts";
import { drawLake } from "../scenes/lake.ts";
import { drawMountains } from "../scenes/mountains.ts";
import { drawSea } from "../scenes/sea.ts";
import { drawTaiga } from "../scenes/taiga.ts";
import { drawTundra } from "../scenes/tundra.ts";
import { drawWinter } from "../scenes/winter.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Karelia, Kola and the Arctic: lakes, forest, snow, northern lights. */
export const north: readonly CatalogueEntry[] = [
  {
    name: "karelia-lake-mist",
    alt: "Человек в лодке на тихом озере в утреннем тумане, на берегу сосны",
    palette: "forest",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.3, 0.3], kind: "low-sun" },
      feature: "rowboat",
      frame: "left",
      mist: 0.7,
    }),
  },
  {
    name: "karelia-kayaks-golden",
    alt: "Байдарки на озере в золотом вечернем свете, берег с соснами",
    palette: "golden",
    scene: drawLake({
      heaven: { horizon: 0.48, light: [0.7, 0.38], kind: "low-sun", streaks: [0.08, 0.32, 8] },
      feature: "kayak",
      frame: "right",
    }),
  },
  {
    name: "karelia-hut-dusk",
    alt: "Изба с тёплым светом в окнах у лесного озера, на мостках стоит человек",
    palette: "dusk",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.2, 0.42], kind: "low-sun", streaks: [0.1, 0.4, 9] },
      feature: "hut",
    }),
  },
  {
    name: "karelia-kizhi-white-night",
    alt: "Деревянная многоглавая церковь на острове, белая ночь, отражение в воде",
    palette: "rose",
    scene: drawLake({
      heaven: { horizon: 0.52, light: [0.25, 0.4], kind: "low-sun", streaks: [0.1, 0.4, 9] },
      feature: "church",
    }),
  },
  {
    name: "karelia-campfire-night",
    alt: "Двое у костра на берегу ночного озера под луной",
    palette: "night",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.26, 0.2], kind: "moon" },
      feature: "campfire",
      frame: "left",
    }),
  },
  {
    name: "karelia-forest-trail",
    alt: "Двое идут по тропе в утреннем лесу, лучи солнца в тумане",
    palette: "forest",
    scene: drawTaiga({
      heaven: { horizon: 0.3, light: [0.32, 0.16], kind: "sun" },
      feature: "trail",
    }),
  },
  {
    name: "karelia-autumn-lake",
    alt: "Красная лодка на озере среди осеннего леса",
    palette: "autumn",
    tall: true,
    scene: drawLake({
      heaven: { horizon: 0.46, light: [0.74, 0.2], kind: "sun", clouds: [[0.3, 0.24, 0.5, 0.06]] },
      feature: "rowboat",
      frame: "right",
    }),
  },
  {
    name: "karelia-winter-hut",
    alt: "Заснеженная изба с дымом из трубы на лесной поляне",
    palette: "winter",
    scene: drawWinter({
      heaven: { horizon: 0.44, light: [0.3, 0.3], kind: "low-sun" },
      feature: "hut",
    }),
  },
  {
    name: "karelia-overcast-kayaks",
    alt: "Две байдарки на сером озере в тихий пасмурный день",
    palette: "overcast",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.3, 0.2], kind: "hidden", clouds: [[0.2, 0.26, 0.5, 0.1]] },
      feature: "kayak",
      mist: 0.7,
    }),
  },
  {
    name: "murmansk-aurora",
    alt: "Северное сияние над заснеженной избой и озером",
    palette: "polar",
    scene: drawAurora({
      curtains: [
        { from: 0.1, to: 1.1, y: 0.5, rise: 0.2, tall: 0.3, tint: "violet" },
        { from: -0.1, to: 0.9, y: 0.56, rise: 0.1, tall: 0.42, tint: "green" },
      ],
      peaks: [
        [0.18, 0.54, 0.32],
        [0.82, 0.5, 0.36],
      ],
      feature: "hut",
    }),
  },
  {
    name: "murmansk-aurora-watchers",
    alt: "Двое смотрят на высокие полосы северного сияния",
    palette: "polar",
    tall: true,
    scene: drawAurora({
      curtains: [
        { from: -0.2, to: 0.8, y: 0.34, rise: 0.06, tall: 0.26, tint: "teal" },
        { from: 0.1, to: 1.2, y: 0.58, rise: 0.22, tall: 0.46, tint: "green" },
      ],
      peaks: [
        [0.2, 0.56, 0.5],
        [0.86, 0.54, 0.5],
      ],
      feature: "watcher",
    }),
  },
  {
    name: "teriberka-aurora-sail",
    alt: "Парусник в бухте под сиреневым сиянием",
    palette: "night",
    scene: drawAurora({
      curtains: [
        { from: 0.2, to: 1.2, y: 0.36, rise: 0.06, tall: 0.24, tint: "violet" },
        { from: -0.2, to: 0.85, y: 0.56, rise: 0.16, tall: 0.4, tint: "teal" },
      ],
      peaks: [
        [0.08, 0.5, 0.3],
        [0.95, 0.54, 0.3],
      ],
      feature: "sail",
    }),
  },
  {
    name: "yamal-aurora-chums",
    alt: "Два чума светятся в снегу под зелёным сиянием",
    palette: "polar",
    scene: drawAurora({
      curtains: [
        { from: -0.1, to: 1.1, y: 0.4, rise: -0.08, tall: 0.3, tint: "teal" },
        { from: 0.15, to: 1.1, y: 0.6, rise: 0.14, tall: 0.44, tint: "green" },
      ],
      peaks: [
        [0.3, 0.62, 0.4],
        [0.9, 0.6, 0.3],
      ],
      feature: "chum",
    }),
  },
  {
    name: "yamal-tundra-chums",
    alt: "Чумы и олени в осенней тундре под высоким небом",
    palette: "autumn",
    scene: drawTundra({
      heaven: { horizon: 0.52, light: [0.2, 0.2], kind: "sun", clouds: [[0.72, 0.26, 0.4, 0.1]] },
      feature: "chums",
    }),
  },
  {
    name: "taimyr-reindeer-dawn",
    alt: "Стадо оленей пасётся в тундре на рассвете",
    palette: "dawn",
    scene: drawTundra({
      heaven: { horizon: 0.5, light: [0.26, 0.38], kind: "low-sun", streaks: [0.1, 0.34, 8] },
      peaks: [
        [0.12, 0.38, 0.26],
        [0.86, 0.3, 0.3],
      ],
      feature: "deer",
    }),
  },
  {
    name: "khibiny-ski-winter",
    alt: "Двое лыжников поднимаются к белым вершинам Хибин",
    palette: "winter",
    tall: true,
    scene: drawMountains({
      heaven: { horizon: 0.56, light: [0.25, 0.3], kind: "sun", streaks: [0.1, 0.3, 6] },
      peaks: [
        [0.1, 0.38, 0.42],
        [0.92, 0.34, 0.44],
        [0.58, 0.2, 0.54],
      ],
      snow: 0.72,
      foreground: "skiers",
    }),
  },
  {
    name: "barents-ship-dawn",
    alt: "Корабль уходит в море ранним холодным утром",
    palette: "winter",
    scene: drawSea({
      heaven: { horizon: 0.52, light: [0.26, 0.42], kind: "low-sun", streaks: [0.1, 0.4, 9] },
      feature: "ship",
      coast: true,
    }),
  },
];

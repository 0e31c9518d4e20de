import { drawCanyon } from "../scenes/canyon.ts";
import { drawIce } from "../scenes/ice.ts";
import { drawLake } from "../scenes/lake.ts";
import { drawMountains } from "../scenes/mountains.ts";
import { drawRiver } from "../scenes/river.ts";
import { drawSea } from "../scenes/sea.ts";
import { drawStillLife } from "../scenes/still-life.ts";
import { drawTaiga } from "../scenes/taiga.ts";
import { drawWinter } from "../scenes/winter.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Altai and Baikal: high mountains, rivers, ice. */
export const siberia: readonly CatalogueEntry[] = [
  {
    name: "altai-dawn-ridge",
    alt: "Трое путников идут по гребню на рассвете, за ними снежные вершины Алтая",
    palette: "dawn",
    scene: drawMountains({
      heaven: { horizon: 0.56, light: [0.3, 0.4], kind: "low-sun", streaks: [0.1, 0.35, 7] },
      peaks: [
        [0.24, 0.37, 0.22],
        [0.95, 0.33, 0.26],
        [0.5, 0.38, 0.22],
        [0.7, 0.2, 0.28],
      ],
      snow: 0.34,
      foreground: "hikers",
    }),
  },
  {
    name: "altai-belukha-noon",
    alt: "Белые юрты на лугу под двумя вершинами Белухи в ясный полдень",
    palette: "noon",
    scene: drawMountains({
      heaven: {
        horizon: 0.54,
        light: [0.12, 0.1],
        kind: "hidden",
        clouds: [
          [0.2, 0.3, 0.34, 0.12],
          [0.88, 0.2, 0.26, 0.08],
        ],
      },
      peaks: [
        [0.16, 0.36, 0.24],
        [0.9, 0.33, 0.24],
        [0.64, 0.2, 0.26],
        [0.48, 0.15, 0.28],
      ],
      snow: 0.5,
      foreground: "yurts",
    }),
  },
  {
    name: "altai-camp-night",
    alt: "Палатка светится под Млечным Путём, рядом костёр и человек, вокруг тёмные горы",
    palette: "night",
    scene: drawMountains({
      heaven: { horizon: 0.58, light: [0.8, 0.16], kind: "crescent", milkyWay: [0.42, 0.25, 28] },
      peaks: [
        [0.06, 0.4, 0.24],
        [0.92, 0.38, 0.22],
        [0.68, 0.32, 0.26],
      ],
      snow: 0.4,
      foreground: "camp",
    }),
  },
  {
    name: "altai-riders-golden",
    alt: "Всадники поднимаются по тропе на закате, вдали горы в золотом свете",
    palette: "golden",
    scene: drawMountains({
      heaven: { horizon: 0.54, light: [0.24, 0.36], kind: "low-sun", streaks: [0.08, 0.3, 8] },
      peaks: [
        [0.97, 0.3, 0.28],
        [0.54, 0.4, 0.22],
        [0.76, 0.24, 0.28],
      ],
      snow: 0.22,
      foreground: "riders",
    }),
  },
  {
    name: "altai-katun-turquoise",
    alt: "Байдарки идут по бирюзовой Катуни между лесистыми склонами",
    palette: "noon",
    scene: drawRiver({
      heaven: { horizon: 0.44, light: [0.2, 0.1], kind: "hidden", clouds: [[0.84, 0.2, 0.3, 0.1]] },
      peaks: [
        [0.3, 0.3, 0.22],
        [0.62, 0.15, 0.26],
      ],
      snow: 0.4,
      feature: "raft",
    }),
  },
  {
    name: "altai-chuya-valley-jeep",
    alt: "Красный внедорожник над долиной реки в вечернем свете",
    palette: "golden",
    scene: drawRiver({
      heaven: { horizon: 0.42, light: [0.75, 0.3], kind: "low-sun", streaks: [0.1, 0.3, 5] },
      peaks: [
        [0.7, 0.3, 0.22],
        [0.36, 0.2, 0.26],
      ],
      snow: 0.3,
      feature: "jeep",
    }),
  },
  {
    name: "altai-akkem-mirror",
    alt: "Палатка на берегу озера, в воде отражаются снежные вершины",
    palette: "noon",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.15, 0.1], kind: "hidden", clouds: [[0.2, 0.22, 0.3, 0.1]] },
      peaks: [
        [0.18, 0.3, 0.22],
        [0.88, 0.28, 0.24],
        [0.6, 0.14, 0.3],
      ],
      feature: "tent",
    }),
  },
  {
    name: "altai-mars-road",
    alt: "Белый внедорожник на дороге среди красных скал",
    palette: "desert",
    scene: drawCanyon({
      heaven: { horizon: 0.46, light: [0.2, 0.14], kind: "sun" },
      floor: "road",
      feature: "jeep",
    }),
  },
  {
    name: "altai-autumn-larches",
    alt: "Всадники на тропе среди золотых лиственниц",
    palette: "autumn",
    tall: true,
    scene: drawTaiga({
      heaven: { horizon: 0.36, light: [0.72, 0.2], kind: "sun" },
      feature: "riders",
      gold: true,
    }),
  },
  {
    name: "altai-river-camp-dusk",
    alt: "Оранжевая палатка светится над рекой в сумерках",
    palette: "dusk",
    tall: true,
    scene: drawRiver({
      heaven: { horizon: 0.42, light: [0.26, 0.34], kind: "low-sun", streaks: [0.06, 0.3, 8] },
      peaks: [
        [0.2, 0.3, 0.34],
        [0.62, 0.2, 0.42],
      ],
      snow: 0.34,
      feature: "tent",
    }),
  },
  {
    name: "baikal-ice",
    alt: "Двое на бирюзовом льду Байкала с белыми трещинами, на горизонте снежный берег",
    palette: "winter",
    scene: drawIce({
      heaven: { horizon: 0.46, light: [0.25, 0.3], kind: "sun", streaks: [0.08, 0.26, 6] },
      peaks: [
        [0.1, 0.32, 0.26],
        [0.92, 0.28, 0.3],
        [0.55, 0.34, 0.24],
      ],
      feature: "skaters",
    }),
  },
  {
    name: "baikal-ice-shaman-rock",
    alt: "Скала Шаманка над льдом на закате, у её подножия двое",
    palette: "dusk",
    scene: drawIce({
      heaven: { horizon: 0.5, light: [0.25, 0.4], kind: "low-sun", streaks: [0.08, 0.36, 9] },
      peaks: [
        [0.1, 0.4, 0.26],
        [0.94, 0.38, 0.3],
      ],
      feature: "rock",
    }),
  },
  {
    name: "baikal-ice-road",
    alt: "Внедорожник едет по льду Байкала розовым утром",
    palette: "rose",
    scene: drawIce({
      heaven: { horizon: 0.44, light: [0.74, 0.3], kind: "low-sun", streaks: [0.08, 0.28, 6] },
      peaks: [
        [0.9, 0.34, 0.24],
        [0.5, 0.36, 0.24],
        [0.12, 0.26, 0.32],
      ],
      feature: "car",
    }),
  },
  {
    name: "baikal-sail-noon",
    alt: "Яхта под белым парусом идёт вдоль гористого берега Байкала",
    palette: "noon",
    scene: drawSea({
      heaven: {
        horizon: 0.5,
        light: [0.82, 0.12],
        kind: "hidden",
        clouds: [
          [0.76, 0.3, 0.34, 0.12],
          [0.16, 0.2, 0.26, 0.08],
        ],
      },
      feature: "sail",
      coast: true,
    }),
  },
  {
    name: "sayan-winter-hut-night",
    alt: "Изба с тёплыми окнами в заснеженном лесу под луной",
    palette: "night",
    tall: true,
    scene: drawWinter({
      heaven: { horizon: 0.5, light: [0.7, 0.16], kind: "moon" },
      feature: "hut",
    }),
  },
  {
    name: "altai-kettle",
    alt: "Закопчённый чайник кипит на костре",
    palette: "dusk",
    scene: drawStillLife({
      heaven: { horizon: 0.5, light: [0.76, 0.3], kind: "low-sun" },
      thing: "kettle",
    }),
  },
  {
    name: "altai-boots",
    alt: "Кожаные ботинки с красными шнурками стоят в траве",
    palette: "noon",
    scene: drawStillLife({
      heaven: { horizon: 0.52, light: [0.2, 0.16], kind: "hidden" },
      thing: "boots",
    }),
  },
  {
    name: "altai-tent-peg",
    alt: "Деревянный колышек держит растяжку палатки",
    palette: "forest",
    scene: drawStillLife({
      heaven: { horizon: 0.5, light: [0.7, 0.26], kind: "low-sun" },
      thing: "peg",
    }),
  },
];

import { drawCity } from "../scenes/city.ts";
import { drawLake } from "../scenes/lake.ts";
import { drawSea } from "../scenes/sea.ts";
import { drawTundra } from "../scenes/tundra.ts";
import { drawVolcano } from "../scenes/volcano.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Kamchatka and the Pacific: volcanoes, bears, the ocean. */
export const farEast: readonly CatalogueEntry[] = [
  {
    name: "kamchatka-volcano-night",
    alt: "Ночное извержение вулкана: лава на склонах, трое смотрят издали",
    palette: "ember",
    scene: drawVolcano({
      heaven: { horizon: 0.6, light: [0.8, 0.14], kind: "hidden" },
      cone: [0.42, 0.3, 0.44],
      snow: 0,
      activity: "eruption",
      feature: "hikers",
    }),
  },
  {
    name: "kamchatka-volcano-dawn",
    alt: "Дымящийся вулкан на рассвете, у подножия медведица с медвежонком",
    palette: "dawn",
    scene: drawVolcano({
      heaven: { horizon: 0.58, light: [0.2, 0.42], kind: "low-sun", streaks: [0.1, 0.3, 5] },
      cone: [0.6, 0.2, 0.46],
      others: [[0.12, 0.4, 0.24]],
      snow: 0.5,
      activity: "plume",
      feature: "bear",
    }),
  },
  {
    name: "kamchatka-helicopter",
    alt: "Вертолёт летит к вулкану, группа ждёт на склоне",
    palette: "noon",
    scene: drawVolcano({
      heaven: {
        horizon: 0.58,
        light: [0.84, 0.12],
        kind: "hidden",
        clouds: [
          [0.84, 0.32, 0.3, 0.09],
          [0.14, 0.22, 0.2, 0.06],
        ],
      },
      cone: [0.44, 0.17, 0.46],
      others: [[0.9, 0.38, 0.26]],
      snow: 0.55,
      activity: "asleep",
      feature: "helicopter",
    }),
  },
  {
    name: "kamchatka-camp-dusk",
    alt: "Светящаяся палатка перед вулканом в сумерках",
    palette: "dusk",
    tall: true,
    scene: drawVolcano({
      heaven: { horizon: 0.56, light: [0.2, 0.46], kind: "low-sun", streaks: [0.08, 0.4, 9] },
      cone: [0.62, 0.24, 0.74],
      snow: 0.46,
      activity: "plume",
      feature: "tent",
    }),
  },
  {
    name: "kamchatka-volcano-autumn",
    alt: "Трое путников в осенней тундре идут к вулкану с паром над кратером",
    palette: "autumn",
    scene: drawVolcano({
      heaven: {
        horizon: 0.56,
        light: [0.78, 0.16],
        kind: "sun",
        clouds: [[0.86, 0.34, 0.24, 0.07]],
      },
      cone: [0.36, 0.2, 0.44],
      others: [[0.86, 0.4, 0.24]],
      snow: 0.42,
      activity: "plume",
      feature: "hikers",
    }),
  },
  {
    name: "kamchatka-bear-lake",
    alt: "Медведица с медвежонком на берегу озера, за водой снежный вулкан",
    palette: "forest",
    scene: drawLake({
      heaven: { horizon: 0.5, light: [0.22, 0.2], kind: "sun" },
      peaks: [
        [0.2, 0.36, 0.24],
        [0.64, 0.18, 0.34],
      ],
      snow: 0.4,
      feature: "bear",
      mist: 0.6,
    }),
  },
  {
    name: "kamchatka-three-brothers",
    alt: "Три скалы стоят в бухте на розовом закате, двое гуляют по чёрному пляжу",
    palette: "rose",
    scene: drawSea({
      heaven: { horizon: 0.58, light: [0.3, 0.48], kind: "low-sun", streaks: [0.1, 0.45, 8] },
      feature: "stacks",
      shore: "beach",
      coast: true,
    }),
  },
  {
    name: "kamchatka-whale",
    alt: "Хвост кита уходит под воду в пасмурном океане",
    palette: "overcast",
    scene: drawSea({
      heaven: {
        horizon: 0.46,
        light: [0.24, 0.2],
        kind: "hidden",
        clouds: [
          [0.2, 0.3, 0.5, 0.12],
          [0.8, 0.22, 0.46, 0.1],
        ],
      },
      feature: "whale",
      coast: true,
    }),
  },
  {
    name: "kamchatka-geysers",
    alt: "Столбы пара поднимаются над долиной гейзеров, трое смотрят с края",
    palette: "autumn",
    scene: drawTundra({
      heaven: {
        horizon: 0.5,
        light: [0.72, 0.2],
        kind: "hidden",
        clouds: [[0.8, 0.26, 0.34, 0.09]],
      },
      peaks: [
        [0.86, 0.34, 0.24],
        [0.64, 0.24, 0.3],
      ],
      feature: "geysers",
    }),
  },
  {
    name: "sakhalin-lighthouse",
    alt: "Маяк на мысу светит в фиолетовых сумерках",
    palette: "dusk",
    scene: drawSea({
      heaven: { horizon: 0.56, light: [0.3, 0.48], kind: "low-sun", streaks: [0.1, 0.45, 10] },
      feature: "lighthouse",
    }),
  },
  {
    name: "vladivostok-bridge-golden",
    alt: "Вантовый мост через бухту на золотом закате",
    palette: "golden",
    scene: drawCity({
      heaven: { horizon: 0.52, light: [0.52, 0.44], kind: "low-sun", streaks: [0.08, 0.4, 10] },
      landmark: "bridge",
      x: 0.3,
    }),
  },
];

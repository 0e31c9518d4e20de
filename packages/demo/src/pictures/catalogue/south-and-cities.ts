import { drawCanyon } from "../scenes/canyon.ts";
import { drawCity } from "../scenes/city.ts";
import { drawDunes } from "../scenes/dunes.ts";
import { drawMountains } from "../scenes/mountains.ts";
import { drawSea } from "../scenes/sea.ts";
import { drawTaiga } from "../scenes/taiga.ts";
import { drawTundra } from "../scenes/tundra.ts";
import { drawWinter } from "../scenes/winter.ts";
import type { CatalogueEntry } from "./entry.ts";

/** The Caucasus, the Caspian, the Urals and the cities. */
export const southAndCities: readonly CatalogueEntry[] = [
  {
    name: "caucasus-towers-rose",
    alt: "Сторожевые башни на холме перед розовыми вершинами Кавказа",
    palette: "rose",
    scene: drawMountains({
      heaven: { horizon: 0.56, light: [0.7, 0.3], kind: "sun", streaks: [0.1, 0.3, 6] },
      peaks: [
        [0.5, 0.3, 0.26],
        [0.16, 0.36, 0.24],
        [0.8, 0.22, 0.3],
      ],
      snow: 0.4,
      foreground: "towers",
    }),
  },
  {
    name: "dagestan-aul-dawn",
    alt: "Каменный аул на гребне горы ранним утром",
    palette: "desert",
    scene: drawMountains({
      heaven: { horizon: 0.54, light: [0.24, 0.3], kind: "low-sun", streaks: [0.1, 0.3, 5] },
      peaks: [
        [0.1, 0.36, 0.26],
        [0.94, 0.3, 0.3],
        [0.46, 0.26, 0.3],
      ],
      snow: 0.12,
      foreground: "aul",
    }),
  },
  {
    name: "elbrus-lookout-dusk",
    alt: "Двое смотрят с камня на две вершины Эльбруса в сумерках",
    palette: "dusk",
    scene: drawMountains({
      heaven: { horizon: 0.56, light: [0.22, 0.44], kind: "low-sun", streaks: [0.08, 0.4, 9] },
      peaks: [
        [0.94, 0.38, 0.24],
        [0.6, 0.22, 0.32],
        [0.46, 0.24, 0.3],
      ],
      snow: 0.62,
      foreground: "lookout",
    }),
  },
  {
    name: "arkhyz-jeep-overcast",
    alt: "Жёлтый внедорожник на горной дороге в пасмурный день",
    palette: "overcast",
    scene: drawMountains({
      heaven: {
        horizon: 0.52,
        light: [0.76, 0.14],
        kind: "hidden",
        clouds: [[0.8, 0.24, 0.4, 0.1]],
      },
      peaks: [
        [0.84, 0.32, 0.26],
        [0.14, 0.34, 0.26],
        [0.4, 0.2, 0.3],
      ],
      snow: 0.3,
      foreground: "jeep",
    }),
  },
  {
    name: "dombay-camp-morning",
    alt: "Палатка на лугу под вершинами Домбая, утро",
    palette: "forest",
    tall: true,
    scene: drawMountains({
      heaven: { horizon: 0.52, light: [0.2, 0.2], kind: "sun" },
      peaks: [
        [0.06, 0.34, 0.4],
        [0.96, 0.3, 0.42],
        [0.56, 0.16, 0.5],
      ],
      snow: 0.36,
      foreground: "camp",
    }),
  },
  {
    name: "dagestan-sulak-canyon",
    alt: "Двое на краю Сулакского каньона над бирюзовой рекой",
    palette: "desert",
    scene: drawCanyon({
      heaven: { horizon: 0.44, light: [0.75, 0.14], kind: "hidden" },
      floor: "river",
      feature: "hikers",
    }),
  },
  {
    name: "caspian-dunes",
    alt: "Караван верблюдов идёт по гребню бархана",
    palette: "desert",
    scene: drawDunes({
      heaven: { horizon: 0.46, light: [0.22, 0.26], kind: "sun" },
      feature: "caravan",
    }),
  },
  {
    name: "caspian-dunes-night",
    alt: "Палатка светится среди барханов под звёздами и луной",
    palette: "night",
    scene: drawDunes({
      heaven: { horizon: 0.46, light: [0.76, 0.18], kind: "moon", milkyWay: [0.36, 0.2, -24] },
      feature: "tent",
    }),
  },
  {
    name: "caspian-dunes-golden",
    alt: "Трое идут по гребню бархана на закате",
    palette: "golden",
    tall: true,
    scene: drawDunes({
      heaven: { horizon: 0.42, light: [0.74, 0.3], kind: "low-sun", streaks: [0.06, 0.24, 7] },
      feature: "walkers",
    }),
  },
  {
    name: "kalmykia-steppe-jeep",
    alt: "Внедорожник в открытой степи под огромным небом",
    palette: "golden",
    scene: drawTundra({
      heaven: { horizon: 0.54, light: [0.24, 0.4], kind: "low-sun", streaks: [0.06, 0.36, 12] },
      feature: "jeep",
    }),
  },
  {
    name: "sochi-sail-golden",
    alt: "Яхта на золотой воде перед закатом",
    palette: "golden",
    scene: drawSea({
      heaven: { horizon: 0.52, light: [0.34, 0.42], kind: "low-sun", streaks: [0.08, 0.36, 9] },
      feature: "sail",
      coast: true,
    }),
  },
  {
    name: "ural-taiga-dawn",
    alt: "Олени на опушке, за ними ряды леса в рассветном тумане",
    palette: "dawn",
    tall: true,
    scene: drawTaiga({
      heaven: { horizon: 0.36, light: [0.26, 0.26], kind: "low-sun" },
      feature: "deer",
    }),
  },
  {
    name: "ural-ski-forest",
    alt: "Лыжники на лыжне в зимнем лесу розовым утром",
    palette: "rose",
    scene: drawWinter({
      heaven: { horizon: 0.44, light: [0.72, 0.3], kind: "low-sun" },
      feature: "skier",
    }),
  },
  {
    name: "city-dusk-piter",
    alt: "Исаакиевский собор над Невой в сумерках, фонари отражаются в воде",
    palette: "dusk",
    scene: drawCity({
      heaven: { horizon: 0.52, light: [0.3, 0.44], kind: "low-sun", streaks: [0.08, 0.4, 10] },
      landmark: "cathedral",
      x: 0.66,
    }),
  },
  {
    name: "city-white-night-piter",
    alt: "Шпиль Петропавловской крепости в белую ночь",
    palette: "rose",
    scene: drawCity({
      heaven: { horizon: 0.54, light: [0.7, 0.4], kind: "low-sun", streaks: [0.08, 0.4, 10] },
      landmark: "spire",
      x: 0.34,
    }),
  },
  {
    name: "city-night-moscow",
    alt: "Башни делового центра светятся над ночной рекой",
    palette: "night",
    scene: drawCity({
      heaven: { horizon: 0.56, light: [0.2, 0.16], kind: "moon" },
      landmark: "towers",
      x: 0.62,
    }),
  },
  {
    name: "city-winter-kazan",
    alt: "Белая мечеть с голубым куполом над рекой зимним утром",
    palette: "winter",
    scene: drawCity({
      heaven: { horizon: 0.54, light: [0.2, 0.3], kind: "sun", streaks: [0.1, 0.34, 6] },
      landmark: "mosque",
      x: 0.6,
    }),
  },
];

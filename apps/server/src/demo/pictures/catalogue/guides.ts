import { drawPortrait } from "../scenes/portrait.ts";
import type { CatalogueEntry } from "./entry.ts";

const lowSun = { kind: "low-sun", horizon: 0.55, light: [0.16, 0.3] } as const;

/** The guides: portraits, head and shoulders, before the land that they know. */
export const guides: readonly CatalogueEntry[] = [
  {
    name: "guide-anna",
    alt: "Гид Анна: светлая коса, красная куртка, за спиной рассветные горы",
    palette: "dawn",
    tall: true,
    scene: drawPortrait({
      heaven: lowSun,
      peaks: [[0.12, 0.4, 0.34], [0.9, 0.34, 0.42]],
      guide: { skin: "#efbf9f", hairColor: "#c99356", hair: "braid", clothes: "shell", cloth: ["#c9483a", "#29405c"], straps: true, jaw: 0.9 },
    }),
  },
  {
    name: "guide-sergey",
    alt: "Гид Сергей: рыжая борода, вязаная шапка, свитер с узором, за спиной тайга",
    palette: "forest",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.5, light: [0.2, 0.2], kind: "sun" },
      guide: { skin: "#e8b08d", hairColor: "#9a5428", hair: "short", beard: "full", hat: "beanie", hatColor: "#d98a2b", clothes: "sweater", cloth: ["#24473f", "#e9dcc0"], jaw: 1.08 },
    }),
  },
  {
    name: "guide-aylana",
    alt: "Гид Айлана: тёмные длинные волосы, шляпа с полями, за спиной степь на закате",
    palette: "golden",
    tall: true,
    scene: drawPortrait({
      heaven: { ...lowSun, streaks: [0.08, 0.3, 7] },
      peaks: [[0.84, 0.42, 0.4]],
      snow: 0.25,
      guide: { skin: "#d79a6c", hairColor: "#2a1c1a", hair: "long", hat: "brim", hatColor: "#8a5a34", clothes: "shirt", cloth: ["#34626a", "#f0dfbe"], jaw: 0.95 },
    }),
  },
  {
    name: "guide-timur",
    alt: "Гид Тимур: короткие тёмные волосы, щетина, синяя куртка, за спиной вулкан",
    palette: "noon",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.56, light: [0.14, 0.12], kind: "hidden", clouds: [[0.2, 0.2, 0.4, 0.07]] },
      peaks: [[0.82, 0.3, 0.5]],
      snow: 0.5,
      guide: { skin: "#d9a27a", hairColor: "#231b1c", hair: "swept", beard: "stubble", clothes: "shell", cloth: ["#2f6d9a", "#e9762f"], straps: true, jaw: 1.04 },
    }),
  },
  {
    name: "guide-nikolay",
    alt: "Гид Николай: седая борода, клетчатая рубашка, за спиной озеро в тумане",
    palette: "overcast",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.5, light: [0.2, 0.16], kind: "hidden" },
      guide: { skin: "#e3ad8f", hairColor: "#c9c6bf", hair: "short", beard: "full", clothes: "shirt", cloth: ["#a2392f", "#2a2f36"], elder: true, jaw: 1.05 },
    }),
  },
  {
    name: "guide-masha",
    alt: "Гид Маша: рыжие кудри, повязка на голове, жёлтая куртка, за спиной осенний лес",
    palette: "autumn",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.52, light: [0.2, 0.2], kind: "sun" },
      guide: { skin: "#f1c3a5", hairColor: "#b5532a", hair: "curly", hat: "headband", hatColor: "#2f6678", clothes: "down", cloth: ["#dfa12f", "#5b3a2c"], jaw: 0.92 },
    }),
  },
  {
    name: "guide-egor",
    alt: "Гид Егор: капюшон с мехом, парка, за спиной северное сияние и ночь",
    palette: "polar",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.58, light: [0.18, 0.14], kind: "crescent" },
      peaks: [[0.1, 0.42, 0.4], [0.92, 0.4, 0.42]],
      snow: 0.6,
      guide: { skin: "#e0a88a", hairColor: "#4a3226", hair: "none", beard: "stubble", hat: "fur-hood", clothes: "parka", cloth: ["#2c5a66", "#16323f"] },
    }),
  },
  {
    name: "guide-elena",
    alt: "Гид Елена: каре, очки, сиреневый пуховик, за спиной розовый вечер",
    palette: "rose",
    tall: true,
    scene: drawPortrait({
      heaven: { ...lowSun, streaks: [0.1, 0.3, 6] },
      guide: { skin: "#eebd9f", hairColor: "#5a3426", hair: "bob", glasses: true, clothes: "down", cloth: ["#6a5a94", "#f06449"], jaw: 0.92 },
    }),
  },
  {
    name: "guide-ruslan",
    alt: "Гид Руслан: усы, кепка, куртка песочного цвета, за спиной каньон",
    palette: "desert",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.54, light: [0.18, 0.16], kind: "sun" },
      peaks: [[0.1, 0.4, 0.36], [0.88, 0.36, 0.4]],
      snow: 0,
      guide: { skin: "#cf9267", hairColor: "#211817", hair: "short", beard: "moustache", hat: "cap", hatColor: "#1f6a6f", clothes: "parka", cloth: ["#8a5a3c", "#f0dcb8"], jaw: 1.06 },
    }),
  },
  {
    name: "guide-vera",
    alt: "Гид Вера: волосы собраны в пучок, белый свитер с узором, за спиной зимние горы",
    palette: "winter",
    tall: true,
    scene: drawPortrait({
      heaven: { horizon: 0.55, light: [0.2, 0.22], kind: "sun" },
      peaks: [[0.1, 0.38, 0.4], [0.9, 0.32, 0.46]],
      snow: 0.8,
      guide: { skin: "#f0c4a8", hairColor: "#3a2723", hair: "bun", clothes: "sweater", cloth: ["#b23a3a", "#f7eee6"], jaw: 0.9 },
    }),
  },
];

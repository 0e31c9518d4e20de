import type { PaletteName } from "./palettes.ts";
import type { Scene } from "./scenes/scene.ts";
import { drawAurora } from "./scenes/aurora.ts";
import { drawDunes } from "./scenes/dunes.ts";
import { drawLake } from "./scenes/lake.ts";
import { drawSea } from "./scenes/sea.ts";
import { drawTaiga } from "./scenes/taiga.ts";
import { drawVolcano } from "./scenes/volcano.ts";
import { drawMountains } from "./scenes/mountains.ts";

/** One picture: what it shows, in which light, and how it is called for those who can't see it. */
export interface CatalogueEntry {
  name: string;
  alt: string;
  palette: PaletteName;
  scene: Scene;
  /** 3:2 lying unless tall (4:5). */
  tall?: boolean;
}
export const catalogue: readonly CatalogueEntry[] = [
  { name: "altai-dawn-ridge", alt: "x", palette: "dawn", scene: drawMountains({ heaven: { horizon: 0.56, light: [0.3, 0.4], kind: "low-sun", streaks: [0.1, 0.35, 7] }, peaks: [[0.24,0.37,0.2],[0.92,0.34,0.24],[0.48,0.38,0.2],[0.68,0.22,0.26]], snow: 0.34, foreground: "hikers" }) },
  { name: "altai-belukha-noon", alt: "x", palette: "noon", scene: drawMountains({ heaven: { horizon: 0.54, light: [0.12, 0.1], kind: "hidden", clouds: [[0.2,0.3,0.34,0.12],[0.85,0.2,0.26,0.08]] }, peaks: [[0.2,0.36,0.22],[0.85,0.33,0.22],[0.62,0.2,0.25],[0.47,0.16,0.26]], snow: 0.52, foreground: "yurts" }) },
  { name: "altai-camp-night", alt: "x", palette: "night", scene: drawMountains({ heaven: { horizon: 0.58, light: [0.8, 0.16], kind: "crescent", milkyWay: [0.42, 0.25, 28] }, peaks: [[0.1,0.4,0.22],[0.9,0.38,0.2],[0.66,0.34,0.22]], snow: 0.4, foreground: "camp" }) },
  { name: "altai-riders", alt: "x", palette: "golden", scene: drawMountains({ heaven: { horizon: 0.54, light: [0.24, 0.36], kind: "low-sun", streaks: [0.08, 0.3, 8] }, peaks: [[0.95,0.3,0.26],[0.55,0.4,0.2],[0.75,0.26,0.24]], snow: 0.22, foreground: "riders" }) },
  { name: "caucasus-towers", alt: "x", palette: "rose", scene: drawMountains({ heaven: { horizon: 0.56, light: [0.7, 0.3], kind: "sun", streaks: [0.1, 0.3, 6] }, peaks: [[0.5,0.3,0.24],[0.2,0.36,0.2],[0.78,0.24,0.28]], snow: 0.4, foreground: "towers" }) },
  { name: "khibiny-ski", alt: "x", palette: "winter", tall: true, scene: drawMountains({ heaven: { horizon: 0.56, light: [0.25, 0.3], kind: "sun", streaks: [0.1, 0.3, 6] }, peaks: [[0.1,0.38,0.4],[0.9,0.34,0.4],[0.6,0.22,0.5]], snow: 0.75, foreground: "skiers" }) },
  { name: "t-sea", alt: "x", palette: "dusk", scene: drawSea({ heaven: { horizon: 0.56, light: [0.3, 0.48], kind: "low-sun", streaks: [0.1, 0.45, 10] }, feature: "lighthouse" }) },
  { name: "t-stacks", alt: "x", palette: "rose", scene: drawSea({ heaven: { horizon: 0.58, light: [0.3, 0.48], kind: "low-sun", streaks: [0.1, 0.45, 8] }, feature: "stacks", shore: "beach", coast: true }) },
  { name: "t-lake", alt: "x", palette: "forest", scene: drawLake({ heaven: { horizon: 0.5, light: [0.3, 0.3], kind: "low-sun" }, feature: "rowboat", frame: "left", mist: 0.7 }) },
  { name: "t-lakepeaks", alt: "x", palette: "noon", scene: drawLake({ heaven: { horizon: 0.5, light: [0.15, 0.1], kind: "hidden", clouds: [[0.2,0.24,0.3,0.1]] }, peaks: [[0.2,0.3,0.2],[0.86,0.28,0.22],[0.6,0.16,0.28]], feature: "tent" }) },
  { name: "t-hut", alt: "x", palette: "dusk", scene: drawLake({ heaven: { horizon: 0.5, light: [0.2, 0.42], kind: "low-sun", streaks: [0.1, 0.4, 9] }, feature: "hut" }) },
  { name: "t-church", alt: "x", palette: "rose", scene: drawLake({ heaven: { horizon: 0.52, light: [0.25, 0.4], kind: "low-sun", streaks: [0.1, 0.4, 9] }, feature: "church" }) },
  { name: "t-taiga", alt: "x", palette: "forest", scene: drawTaiga({ heaven: { horizon: 0.32, light: [0.32, 0.16], kind: "sun" }, feature: "trail" }) },
  { name: "t-larch", alt: "x", palette: "autumn", tall: true, scene: drawTaiga({ heaven: { horizon: 0.36, light: [0.72, 0.2], kind: "sun" }, feature: "riders", gold: true }) },
  { name: "t-volc", alt: "x", palette: "ember", scene: drawVolcano({ heaven: { horizon: 0.6, light: [0.8, 0.14], kind: "hidden" }, cone: [0.42, 0.3, 0.42], snow: 0, activity: "eruption", feature: "hikers" }) },
  { name: "t-volc2", alt: "x", palette: "dawn", scene: drawVolcano({ heaven: { horizon: 0.58, light: [0.2, 0.42], kind: "low-sun", streaks: [0.1,0.3,5] }, cone: [0.6, 0.2, 0.44], others: [[0.14,0.4,0.22]], snow: 0.5, activity: "plume", feature: "bear" }) },
  { name: "t-dunes", alt: "x", palette: "desert", scene: drawDunes({ heaven: { horizon: 0.46, light: [0.22, 0.26], kind: "sun" }, feature: "caravan" }) },
  { name: "t-aurora", alt: "x", palette: "polar", scene: drawAurora({ curtains: [{ from: 0.1, to: 1.1, y: 0.5, rise: 0.2, tall: 0.3, tint: "violet" }, { from: -0.1, to: 0.9, y: 0.56, rise: 0.1, tall: 0.42, tint: "green" }], peaks: [[0.2,0.54,0.3],[0.8,0.5,0.34]], feature: "hut" }) },
];

import type { PaletteName } from "./palettes.ts";
import type { Scene } from "./scenes/scene.ts";
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
];

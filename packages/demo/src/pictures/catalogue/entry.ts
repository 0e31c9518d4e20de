import type { PaletteName } from "../palettes.ts";
import type { Scene } from "../scenes/scene.ts";

/** One picture: what it shows, in which light, and how it is told to those who can't see it. */
export interface CatalogueEntry {
  name: string;
  /** Russian. */
  alt: string;
  palette: PaletteName;
  /** 3:2 lying (2000x1333) unless tall, 4:5 (1600x2000). */
  tall?: boolean;
  scene: Scene;
}

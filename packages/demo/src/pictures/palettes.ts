import { dusk, ember, night, polar } from "./palettes/dark.ts";
import {
  autumn,
  dawn,
  desert,
  forest,
  golden,
  noon,
  overcast,
  rose,
  winter,
} from "./palettes/day.ts";
import type { Palette } from "./palettes/palette.ts";

/** Every light of day the demo uses, designed by hand. */
export const palettes = {
  dawn,
  noon,
  golden,
  dusk,
  night,
  overcast,
  winter,
  forest,
  autumn,
  ember,
  desert,
  polar,
  rose,
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

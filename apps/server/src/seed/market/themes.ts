import { calmThemes } from "./calm-themes.ts";
import type { MarketTheme } from "./theme.ts";
import { walkingThemes } from "./walking-themes.ts";
import { waterThemes } from "./water-themes.ts";

/** By the names that directions list them with. */
export const marketThemes: Record<string, MarketTheme> = {
  ...walkingThemes,
  ...waterThemes,
  ...calmThemes,
};

import { accentShades, contrastRatio, readableOn } from "@tour/theme";

/** The grounds and texts of letters by day and by night; the accent is the organiser's. */
export const letterColors = {
  light: { page: "#f3f3f1", card: "#ffffff", text: "#1f2320", quiet: "#646a65", line: "#e4e5e2" },
  dark: { page: "#131514", card: "#1d201f", text: "#f0f1ef", quiet: "#a5aba6", line: "#363a38" },
} as const;

/** What a button needs beside its ground to be seen as one (WCAG 1.4.11). */
const minContrast = 3;

/** The accent as it stands on a dark card: lighter where it would drown there. */
export function accentInTheDark(accent: string, onAccent: string) {
  const isSeen = (color: string) => contrastRatio(color, letterColors.dark.card) >= minContrast;
  if (isSeen(accent)) return { accent, onAccent };
  const lighter = Object.values(accentShades(accent)).toReversed().find(isSeen) ?? "#ffffff";
  return { accent: lighter, onAccent: readableOn(lighter) };
}

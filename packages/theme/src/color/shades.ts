import { defaultAccent } from "./default-accent.ts";
import { hexToOklch, oklchToHex, readColor } from "./oklch.ts";

export const shadeSteps = [
  50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900,
] as const;

export type Shade = (typeof shadeSteps)[number];

const middle = shadeSteps.indexOf(500);
const last = shadeSteps.length - 1;

/**
 * Lightness that 500 can have. Nearer to white or black there is no room in 8-bit sRGB for nine
 * steps on that side, so the nearest lightness is taken instead.
 */
const lightest = 0.955;
const darkest = 0.24;

/**
 * The accent's 18 shades, 50 (lightest) to 900 (darkest), in OKLCH: lightness falls with each
 * step, 500 is the colour itself or, for almost white and almost black, the nearest that leaves
 * room for the others. A missing or broken colour gives the default purple's shades.
 * Specification, section 9.
 */
export function accentShades(color: unknown): Record<Shade, string> {
  const hex = readColor(color) ?? defaultAccent;
  const { l, c, h } = hexToOklch(hex);
  const centre = Math.min(lightest, Math.max(darkest, l));
  const top = Math.max(0.98, centre + (1 - centre) * 0.8);
  const bottom = Math.min(0.22, centre * 0.5);
  const shadeAt = (index: number): string => {
    if (index === middle) return centre === l ? hex : oklchToHex({ l: centre, c, h });
    if (index < middle) {
      const near = index / middle;
      return oklchToHex({ l: top + (centre - top) * near, c: c * (0.08 + 0.92 * near), h });
    }
    const far = (index - middle) / (last - middle);
    return oklchToHex({ l: centre + (bottom - centre) * far, c: c * (1 - 0.5 * far), h });
  };
  return Object.fromEntries(shadeSteps.map((step, index) => [step, shadeAt(index)])) as Record<
    Shade,
    string
  >;
}

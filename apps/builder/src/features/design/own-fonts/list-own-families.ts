import type { Font } from "@tour/api";
import type { Preset } from "@tour/theme";

export type OwnFont = Font & { id: number };

export interface OwnFontFamily {
  name: string;
  /** By weight, the lightest first. */
  fonts: OwnFont[];
}

type FontData = Preset["font_data"];
export type FontPart = keyof FontData;
const parts = ["header", "text"] as const satisfies readonly FontPart[];

const isOwn = (font: Font): font is OwnFont => font.id !== null;

/** The organiser's own fonts by their families. */
export function listOwnFamilies(fonts: readonly Font[]): OwnFontFamily[] {
  const own = fonts.filter(isOwn).toSorted((one, other) => one.font_weight - other.font_weight);
  const names = new Set(fonts.filter(isOwn).map(({ name }) => name));
  return [...names].map((name) => ({ name, fonts: own.filter((font) => font.name === name) }));
}

/** The parts of a preset that are set in a family. */
export const listUses = (data: FontData, family: string): FontPart[] =>
  parts.filter((part) => data[part].font_family === family);

/** A preset's fonts after one was renamed or made another weight; null where it uses another. */
export function followFont(
  data: FontData,
  from: { name: string; weight?: number },
  to: { name: string; weight?: number },
): FontData | null {
  const isUsed = (part: FontPart) =>
    data[part].font_family === from.name &&
    (from.weight === undefined || data[part].font_weight === from.weight);
  if (!parts.some(isUsed)) return null;
  const follow = (part: FontPart) =>
    isUsed(part)
      ? { font_family: to.name, font_weight: to.weight ?? data[part].font_weight }
      : data[part];
  return { ...data, header: follow("header"), text: follow("text") };
}

/** Weights that two families both have: joined under one name they would clash. */
export function listSharedWeights(one: OwnFontFamily, other: OwnFontFamily): number[] {
  const known = new Set(other.fonts.map(({ font_weight }) => font_weight));
  return one.fonts.map(({ font_weight }) => font_weight).filter((weight) => known.has(weight));
}

import type { Font } from "@tour/api";
import type { Preset } from "@tour/theme";

export type UploadedFont = Font & { id: number };

export interface UploadedFontFamily {
  name: string;
  /** By weight, the lightest first. */
  fonts: UploadedFont[];
}

type FontData = Preset["font_data"];
export type FontPart = keyof FontData;
const parts = ["header", "text"] as const satisfies readonly FontPart[];

const isUploaded = (font: Font): font is UploadedFont => font.id !== null;

/** The organiser's uploaded fonts by their families. */
export function listUploadedFamilies(fonts: readonly Font[]): UploadedFontFamily[] {
  const uploaded = fonts
    .filter(isUploaded)
    .toSorted((one, other) => one.font_weight - other.font_weight);
  const names = new Set(fonts.filter(isUploaded).map(({ name }) => name));
  return [...names].map((name) => ({ name, fonts: uploaded.filter((font) => font.name === name) }));
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
export function listSharedWeights(one: UploadedFontFamily, other: UploadedFontFamily): number[] {
  const known = new Set(other.fonts.map(({ font_weight }) => font_weight));
  return one.fonts.map(({ font_weight }) => font_weight).filter((weight) => known.has(weight));
}

import type { Font, Look } from "@tour/api";
import { findPresetType } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { listFamilies } from "../list-families.ts";

type PresetFont = Preset["font_data"]["text"];

/** A font of a look that there is no more, and what stands in its place. */
export interface LostFont {
  lost: PresetFont;
  instead: PresetFont;
}

/**
 * A kept look as it can be put on now: in the place of a font that was removed since stands the one of
 * the look's preset, in the place of a weight the nearest that there is. The brand itself stays as it
 * is: a font that is uploaded again is back in it.
 */
export function repairLook(look: Look, fonts: readonly Font[]): { look: Look; lost: LostFont[] } {
  const families = new Map(listFamilies(fonts).map((family) => [family.name, family]));
  const usual = findPresetType(look.preset_type)?.preset.font_data;
  // Without the list there is nothing to say of it.
  if (families.size === 0 || !usual) return { look, lost: [] };
  const lost: LostFont[] = [];
  const repair = (part: "header" | "text"): PresetFont => {
    const font = look.preset.font_data[part];
    const family = families.get(font.font_family);
    if (family?.weights.includes(font.font_weight)) return font;
    const instead = family
      ? { ...font, font_weight: nearest(family.weights, font.font_weight) }
      : usual[part];
    lost.push({ lost: font, instead });
    return instead;
  };
  const font_data = { header: repair("header"), text: repair("text") };
  return lost.length === 0
    ? { look, lost }
    : { look: { ...look, preset: { ...look.preset, font_data } }, lost };
}

const nearest = (weights: readonly number[], wanted: number): number =>
  weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));

/** Whether a look is set in that very weight of a family. */
export const isSetIn = (
  { preset: { font_data: parts } }: Look,
  { name, font_weight: weight }: Pick<Font, "name" | "font_weight">,
): boolean =>
  [parts.header, parts.text].some(
    ({ font_family, font_weight }) => font_family === name && font_weight === weight,
  );

import { presetSchema } from "@tour/theme";
import type { Preset } from "@tour/theme";
import * as v from "valibot";

/** What a site looks like: the preset that is on, and its fields as the organiser has them. */
export const designSchema = v.object({ preset_type: v.string(), preset: presetSchema });

export interface Design {
  preset_type: string;
  preset: Preset;
}

type Font = Preset["font_data"]["text"];

/** A design as what two people can each change for themselves. */
export interface DesignParts extends Omit<Preset, "font_data"> {
  preset_type: string;
  header_font: Font;
  text_font: Font;
}

export type DesignPart = keyof DesignParts;

export function toParts({ preset_type, preset }: Design): DesignParts {
  const { font_data, ...fields } = preset;
  return { preset_type, ...fields, header_font: font_data.header, text_font: font_data.text };
}

export function fromParts({ preset_type, header_font, text_font, ...fields }: DesignParts): Design {
  return {
    preset_type,
    preset: { ...fields, font_data: { header: header_font, text: text_font } },
  };
}

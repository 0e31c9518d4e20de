import type { Preset } from "@tour/theme";
import { texts as allTexts } from "../../../texts/ru.ts";
import type { Design, DesignPart } from "./design-parts.ts";

const texts = allTexts.design;

export function namePart(part: DesignPart): string {
  if (part === "preset_type") return texts.conflict.preset_type;
  if (part === "header_font") return texts.fonts.header;
  return part === "text_font" ? texts.fonts.text : texts.fields[part];
}

const nameFont = ({ font_family, font_weight }: Preset["font_data"]["text"]) =>
  `${font_family}, ${font_weight}`;

/** What a design has there, in words. */
export function describePart(
  { preset_type, preset }: Design,
  part: DesignPart,
  titleOf: (presetType: string) => string,
): string {
  if (part === "preset_type") return titleOf(preset_type);
  if (part === "header_font") return nameFont(preset.font_data.header);
  if (part === "text_font") return nameFont(preset.font_data.text);
  const value = preset[part];
  if (typeof value !== "number") return value ?? texts.conflict.auto;
  return `${value} ${part.endsWith("radius") ? texts.px : texts.percent}`;
}

/** The colour that a design has there; null for what is none. */
export function colorOf({ preset }: Design, part: DesignPart): string | null {
  if (!part.endsWith("_color")) return null;
  return preset[part as "accent_color" | "button_text_color"];
}

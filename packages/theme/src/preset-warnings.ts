import { contrastRatio, lowestContrast, readableOn } from "./color/contrast.ts";
import { makeReadable } from "./color/mix.ts";
import { readTheme } from "./read-theme.ts";
import { texts } from "./texts.ts";

type WarnedField = "button_text_color" | "text_color" | "header_color";

/** A field of the preset whose colour reads badly; `ratio` is the contrast it has. */
export type PresetWarning = {
  field: WarnedField;
  ratio: number;
  message: string;
  /** The nearest colour that reads; null leaves the choice to the theme. */
  mended: string | null;
};

function warn(field: WarnedField, ratio: number, text: string, mended: string | null) {
  const shown = (Math.floor(ratio * 10) / 10).toLocaleString("ru-RU");
  return { field, ratio, message: text.replace("{ratio}", shown), mended };
}

/**
 * What the builder tells the organiser about colours that read badly: button text under 4.5:1 on
 * the accent; with the type, whose surfaces they stand on, also text under 4.5:1 and headings
 * under 3:1.
 */
export function presetWarnings(preset: unknown, type?: string): PresetWarning[] {
  const { preset: read, surfaces } = readTheme(type ?? "", preset);
  const warnings: PresetWarning[] = [];
  const buttonText = read.button_text_color ?? readableOn(read.accent_color);
  const button = contrastRatio(buttonText, read.accent_color);
  if (button < 4.5) warnings.push(warn("button_text_color", button, texts.weakButtonText, null));
  if (type === undefined) return warnings;
  const pages = [surfaces.background, surfaces.muted, surfaces.card];
  const text = lowestContrast(read.text_color, pages);
  if (text < 4.5) {
    const mended = makeReadable(read.text_color, pages);
    warnings.push(warn("text_color", text, texts.weakText, mended));
  }
  const heading = lowestContrast(read.header_color, pages);
  if (heading < 3) {
    const mended = makeReadable(read.header_color, pages, 3);
    warnings.push(warn("header_color", heading, texts.weakHeading, mended));
  }
  return warnings;
}

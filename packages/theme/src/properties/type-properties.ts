import { fontStack } from "../fonts/font-stack.ts";
import { strongWeight } from "../fonts/strong-weight.ts";
import type { Preset } from "../preset.schema.ts";
import type { Manner } from "../preset-type.ts";
import type { Properties } from "./properties.ts";

/** Smallest and largest size in px at 100 per cent, between the two window widths below. */
const headingSizes = { display: [40, 88], h1: [32, 64], h2: [28, 48], h3: [20, 28] } as const;
const textSizes = { lead: [18, 22], body: [16, 18], small: [13, 14] } as const;
const narrowWindow = 375;
const wideWindow = 1440;

const round = (value: number): number => Number(value.toFixed(4));

/** A size that grows with the window; rem throughout, so that the reader's own size counts. */
function fluidSize([smallest, largest]: readonly [number, number], percent: number): string {
  const from = (smallest * percent) / 100;
  const to = (largest * percent) / 100;
  const slope = (to - from) / (wideWindow - narrowWindow);
  const start = (from - slope * narrowWindow) / 16;
  return `clamp(${round(from / 16)}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(to / 16)}rem)`;
}

function sizeProperties(
  sizes: Record<string, readonly [number, number]>,
  percent: number,
): Properties {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, range]) => [`--size-${name}`, fluidSize(range, percent)]),
  );
}

export function typeProperties(preset: Preset, manner: Manner): Properties {
  const { header, text } = preset.font_data;
  return {
    "--font-heading": fontStack(header.font_family),
    "--font-text": fontStack(text.font_family),
    "--font-heading-weight": String(header.font_weight),
    "--font-text-weight": String(text.font_weight),
    "--font-text-weight-strong": String(strongWeight(text.font_weight)),
    "--heading-tracking": `${manner.headingTracking}em`,
    "--heading-transform": manner.headingTransform,
    "--heading-leading": String(manner.headingLeading),
    "--text-leading": String(manner.textLeading),
    ...sizeProperties(headingSizes, preset.header_size),
    ...sizeProperties(textSizes, preset.text_size),
  };
}

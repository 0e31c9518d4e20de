import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { samplePictures } from "../../sample/pictures.ts";
import { readSchema } from "./read-schema.ts";
import type { Reading } from "./read-schema.ts";
import { longWord, makeLongHtml, makeLongText, shortWord } from "./stress-words.ts";

/**
 * `shortest`: what is required and no more, one entry a list. `named`: the same, with a word in every
 * text, for blocks that nothing is required of. `longest`: every text and list at its limit.
 */
export type Extent = "shortest" | "named" | "longest";

/** Lists without a limit of their own are as long as an organiser would ever make one. */
const manyEntries = 40;

/** Texts without a limit, and those whose limit nobody reaches by hand. */
const maxTextLength = 1200;

/** What can't be made of the schema alone (a date, coordinates) is taken from the sample. */
export function fillSchema(
  schema: GenericSchema,
  sample: unknown,
  extent: Extent,
  place = 0,
): unknown {
  const reading = readSchema(schema);
  const made = fill(reading, sample, extent, place);
  if (v.safeParse(schema, made).success) return made;
  if (v.safeParse(schema, sample).success) return sample;
  return v.safeParse(schema, reading.initial).output;
}

function fill(reading: Reading, sample: unknown, extent: Extent, place: number): unknown {
  const { type, editor, isOptional, initial, options = [] } = reading;
  const isShortest = extent === "shortest" && isOptional;
  if (editor === "image" || editor === "media") {
    if (extent !== "longest" && isOptional) return null;
    return editor === "image" ? samplePictures.lake : { kind: "image", image: samplePictures.lake };
  }
  if (editor === "link") return fillLink(reading, sample, extent, place);
  if (type === "array") return fillList(reading, sample, extent);
  if (type === "object" || type === "strict_object") {
    const whole = (sample ?? {}) as Record<string, unknown>;
    const entries = Object.entries(reading.entries ?? {}).map(([key, entry]) => [
      key,
      fillSchema(entry, whole[key], extent, place),
    ]);
    return Object.fromEntries(entries);
  }
  if (type === "string") return isShortest ? (initial ?? "") : fillText(reading, extent, place);
  if (type === "number") return extent === "longest" ? reading.maxValue : reading.minValue;
  if (type === "boolean") return extent === "longest" ? true : (initial ?? sample);
  // A choice stays as the sample makes it; each entry of a list of choices makes another one.
  return sample ?? initial ?? options[place % options.length];
}

function fillList(reading: Reading, sample: unknown, extent: Extent): unknown[] {
  const { item, maxLength = manyEntries } = reading;
  if (!item) return [];
  const samples = Array.isArray(sample) ? sample : [];
  const count = extent === "longest" ? Math.min(maxLength, manyEntries) : 1;
  // An entry that is a picture and has none is no entry.
  const isPicture = readSchema(item).editor === "media";
  return Array.from({ length: count }, (_, place) =>
    fillSchema(item, samples[place % samples.length], isPicture ? "longest" : extent, place),
  );
}

function fillLink(reading: Reading, sample: unknown, extent: Extent, place: number): unknown {
  if (extent !== "longest" && reading.isOptional) return null;
  const text = extent === "longest" ? makeLongText(60, place) : shortWord(place);
  return { ...(sample ?? { kind: 1, anchor: "tours" }), text };
}

const texts: Record<string, (length: number, place: number) => string> = {
  phone: (_, place) => `+7 (388) 221-23-${String(45 + place)}`,
  email: (length, place) => `${"prevysokomnogo".repeat(5)}${place}@gory.example`.slice(-length),
  url: (_, place) => `https://gory.example/${"puteshestvie-".repeat(6)}${place}`,
  "rich-text": makeLongHtml,
};

function fillText({ editor = "text", maxLength }: Reading, extent: Extent, place: number) {
  const length = Math.min(maxLength ?? longWord.length, maxTextLength);
  const make = texts[editor] ?? makeLongText;
  if (extent === "longest") return make(length, place);
  if (editor === "rich-text") return `<p>${shortWord(place)}</p>`;
  return texts[editor] ? make(length, place) : shortWord(place);
}

import type { Block, BlockShown } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import type { GenericSchema } from "valibot";
import type { Clash } from "../../../document/merging/merge-pages.ts";
import { describeShown } from "../../../document/describe-shown.ts";
import { texts } from "../../../texts/ru.ts";
import { describeFields, describeItem } from "../block-form/describe-field.ts";

const words = texts.conflict;

/** Where two changed the same, in the words of the block's form: "Отзывы › Список › Текст". */
export function describePlace(
  { type }: Pick<Block, "type">,
  { path }: Pick<Clash, "path">,
): string {
  const definition = findBlock(type)?.definition;
  const title = definition?.title ?? texts.editor.unknownBlock;
  const [part = "", ...keys] = path.split(".");
  const around = words.around[part as keyof typeof words.around];
  const labels =
    part === "content" && definition
      ? listLabels(definition.content, keys)
      : [around ?? words.block];
  return [title, ...labels].join(" › ");
}

function listLabels(schema: GenericSchema, keys: readonly string[]): string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  if (/^\d+$/.test(key)) {
    return [`${Number(key) + 1}`, ...listLabels(describeItem(schema).schema, rest)];
  }
  const field = describeFields(schema).find((one) => one.key === key);
  return field ? [field.hints.label, ...listLabels(field.schema, rest)] : [];
}

/** What one of the two left there, as it can be read in a line or two. */
export function describeValue(
  { type }: Pick<Block, "type">,
  { path }: Pick<Clash, "path">,
  value: unknown,
  timeZone: string,
): string {
  if (path === "") return value === undefined ? words.removed : words.kept;
  if (path === "variant") {
    const variant = findBlock(type)?.variants.find(({ number }) => number === value);
    return variant?.title ?? `${value as number}`;
  }
  if (path === "is_hidden") return value === true ? words.hidden : words.shown;
  if (path === "shown") return describeShown(value as BlockShown | undefined, timeZone);
  return readText(value);
}

const longest = 240;

/** The texts within a value, by which a person recognises it. */
function readText(value: unknown): string {
  const found: string[] = [];
  const collect = (one: unknown) => {
    if (typeof one === "string") found.push(one.replaceAll(/<[^>]+>/g, " ").trim());
    else if (typeof one === "number") found.push(`${one}`);
    else if (typeof one === "object" && one !== null) Object.values(one).forEach(collect);
  };
  collect(value);
  const text = found.filter(Boolean).join(" · ");
  if (text === "") return value === undefined || value === "" ? words.empty : words.other;
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

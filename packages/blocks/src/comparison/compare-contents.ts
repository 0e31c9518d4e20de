import type { Block } from "@tour/api";
import type { GenericSchema } from "valibot";
import type { AnyBlock } from "../definition/define-block.ts";
import { readContent } from "../reading/read-block.ts";
import { isSameValue } from "./is-same-value.ts";
import { listLeaves } from "./list-leaves.ts";
import type { Leaf } from "./list-leaves.ts";

/** A text that differs; of a list it is that of all entries, a line each. */
export interface TextDifference {
  /** What the form calls the field. */
  label: string;
  before: string;
  after: string;
}

export interface ContentDifference {
  texts: TextDifference[];
  /** What the form calls the fields that differ and have no words, such as pictures. */
  others: string[];
}

/** The fields in which two contents of one type differ; none can be told of a newer version's content. */
export function compareContents(
  definition: AnyBlock,
  before: Block | null,
  after: Block | null,
): ContentDifference {
  const [old, now] = [gatherFields(definition, before), gatherFields(definition, after)];
  const difference: ContentDifference = { texts: [], others: [] };
  for (const path of new Set([...now.keys(), ...old.keys()])) {
    const [was, is] = [old.get(path) ?? [], now.get(path) ?? []];
    const [{ label, text } = { label: path, text: undefined }] = [...is, ...was];
    const [wasText, isText] = [joinTexts(was), joinTexts(is)];
    if (text === undefined) {
      const isSame = isSameValue(was.map(toValue), is.map(toValue));
      if (!isSame && !difference.others.includes(label)) difference.others.push(label);
    } else if (wasText !== isText) {
      difference.texts.push({ label, before: wasText, after: isText });
    }
  }
  return difference;
}

const toValue = ({ value }: Leaf) => value ?? null;

const joinTexts = (leaves: Leaf[]) =>
  leaves
    .map(({ text }) => text)
    .filter(Boolean)
    .join("\n");

function gatherFields(definition: AnyBlock, block: Block | null): Map<string, Leaf[]> {
  const reading = block && readContent(definition, block);
  if (reading?.state !== "ready") return new Map();
  const fields = new Map<string, Leaf[]>();
  for (const leaf of listLeaves(definition.content as GenericSchema, reading.content)) {
    fields.set(leaf.path, [...(fields.get(leaf.path) ?? []), leaf]);
  }
  return fields;
}

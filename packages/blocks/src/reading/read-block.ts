import type { Block } from "@tour/api";
import * as v from "valibot";
import type { AnyBlock } from "../definition/define-block.ts";
import { messages } from "../texts/messages.ts";

export type BlockReading =
  | { state: "ready"; content: Record<string, unknown>; validation: Record<string, string[]> }
  /** Stored by a newer version of the builder: kept byte for byte, and not shown. */
  | { state: "newer" };

/**
 * Reads a stored block: migrates older content, and mends what has the wrong shape, so that a
 * component always gets content of its own type. What breaks a rule stays, with its messages.
 */
export function readContent(
  definition: AnyBlock,
  block: Pick<Block, "content" | "content_version">,
): BlockReading {
  if (block.content_version > definition.version) return { state: "newer" };
  const migrated = migrate(definition, block);
  const schema = definition.content as v.GenericSchema<unknown, Record<string, unknown>>;
  const result = v.safeParse(schema, migrated);
  const validation = toValidationMap(result.issues);
  const content = result.typed ? result.output : mend(schema, migrated, result.issues ?? []);
  return { state: "ready", content, validation };
}

function migrate(
  { migrations, version }: AnyBlock,
  block: Pick<Block, "content" | "content_version">,
): Record<string, unknown> {
  let content = block.content;
  for (let from = block.content_version; from < version; from += 1) {
    const step = migrations[from];
    if (step) content = step(content);
  }
  return content;
}

type Issues = readonly v.BaseIssue<unknown>[];

/** Leaves out what has the wrong shape, so that its default takes its place. */
function mend(
  schema: v.GenericSchema<unknown, Record<string, unknown>>,
  content: Record<string, unknown>,
  issues: Issues,
): Record<string, unknown> {
  const wrong = new Set(issues.map((issue) => issue.path?.[0]?.key));
  const rest = Object.fromEntries(Object.entries(content).filter(([key]) => !wrong.has(key)));
  const again = v.safeParse(schema, rest);
  if (again.typed) return again.output;
  const blanks = again.issues.map((issue) => [String(issue.path?.[0]?.key), ""]);
  const last = v.safeParse(schema, { ...rest, ...Object.fromEntries(blanks) });
  return last.typed ? last.output : {};
}

/** Messages by the dotted path of the field. */
function toValidationMap(issues: Issues | undefined): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const issue of issues ?? []) {
    const path = v.getDotPath(issue) ?? "";
    (map[path] ??= []).push(issue.kind === "schema" ? messages.wrongShape : issue.message);
  }
  return map;
}

import type { GenericSchema } from "valibot";
import { describe, expect, it } from "vitest";
import { blocks } from "../../definitions.ts";
import { readContent } from "../../reading/read-block.ts";
import { readSchema } from "./read-schema.ts";
import { stressBlock, stressKinds } from "./stress-block.ts";
import { longWord } from "./stress-words.ts";

const cases = blocks.flatMap(({ definition }) =>
  stressKinds.map((kind) => ({ definition, kind, name: `${definition.type} ${definition.name}` })),
);

describe.each(cases)("$name, $kind", ({ definition, kind }) => {
  const { content, page } = stressBlock(definition.type, kind);

  it("is what an organiser could have typed", () => {
    const { version } = definition;
    const reading = readContent(definition, { content, content_version: version });
    expect(reading).toEqual({ state: "ready", content, validation: {} });
  });

  it("is something to show", () => {
    const data: unknown = definition.selectData(page, content);
    expect(definition.isEmpty?.(content, data) ?? false).toBe(false);
  });
});

/** Lists that could hold more, and texts that could be longer, by dotted path. */
function listSlack(schema: GenericSchema, value: unknown, path = ""): string[] {
  const { type, editor, entries, item, maxLength = Infinity } = readSchema(schema);
  if (editor === "image" || editor === "media" || editor === "link") return value ? [] : [path];
  if (Array.isArray(value) && item) {
    const slack = value.length < Math.min(maxLength, 40) ? [path] : [];
    return [...slack, ...value.flatMap((each, at) => listSlack(item, each, `${path}.${at}`))];
  }
  if (entries && typeof value === "object" && value !== null) {
    return Object.entries(entries).flatMap(([key, entry]) =>
      listSlack(entry, (value as Record<string, unknown>)[key], `${path}.${key}`),
    );
  }
  const isProse = type === "string" && (editor === "text" || editor === "multiline");
  return isProse && String(value).length < Math.min(maxLength, 1200) - 1 ? [path] : [];
}

/** What means something to a machine has its own form, not a length. */
const formed = /\.(coordinates|date)$/;

it.each(blocks.map(({ definition }) => definition))(
  "the longest $name reaches every limit",
  (definition) => {
    const { content } = stressBlock(definition.type, "longest");
    expect(listSlack(definition.content, content).filter((path) => !formed.test(path))).toEqual([]);
  },
);

it("the long word has the stated length", () => {
  expect([...longWord]).toHaveLength(60);
});

import { blocks, readContent } from "@tour/blocks/definitions";
import type { GenericSchema } from "valibot";
import { describe, expect, it } from "vitest";
import { describeFields, describeItem } from "./describe-field.ts";
import type { FieldDescription } from "./describe-field.ts";
import { makeEmpty } from "./make-empty.ts";

/** All fields of a content, those inside groups and lists included, with their paths. */
function listFields(schema: GenericSchema, path = ""): { path: string; field: FieldDescription }[] {
  return describeFields(schema).flatMap((field) => {
    const own = { path: path + field.key, field };
    if (field.editor === "group") return [own, ...listFields(field.schema, `${own.path}.`)];
    if (field.editor !== "list") return [own];
    const item = describeItem(field.schema);
    const inner = item.editor === "group" ? listFields(item.schema, `${own.path}.0.`) : [];
    return [own, { path: `${own.path}.0`, field: item }, ...inner];
  });
}

describe.each(blocks.map(({ definition }) => [definition.title, definition] as const))(
  "the form of %s",
  (_, definition) => {
    it("labels every field", () => {
      const nameless = listFields(definition.content)
        .filter(({ path }) => !path.endsWith(".0"))
        .filter(({ field }) => !/[А-Яа-яЁё]/.test(field.hints.label));
      expect(nameless.map(({ path }) => path)).toEqual([]);
    });

    it("adds new list entries with content that the block can show", () => {
      for (const { path, field } of listFields(definition.content)) {
        if (field.editor !== "list" || path.includes(".")) continue;
        const content = { ...definition.sample, [path]: [makeEmpty(describeItem(field.schema))] };
        const reading = readContent(definition, {
          content,
          content_version: definition.version,
        });
        if (reading.state !== "ready") throw new Error("Newer than itself");
        expect(reading.content[path], path).toHaveLength(1);
      }
    });
  },
);

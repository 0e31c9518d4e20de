import { findBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { editorAt } from "./editor-at.ts";

const content = findBlock(3)?.definition.content;

test.each([
  ["title", "text"],
  ["subtitle", "multiline"],
  ["badges.1", "text"],
  ["nothing.here", undefined],
])("the field at %s is edited as %s", (path, editor) => {
  expect(editorAt(content, path)).toBe(editor);
});

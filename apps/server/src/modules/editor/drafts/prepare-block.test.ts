import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { maxHtmlLength } from "../../../platform/html/clean-html.ts";
import { prepareBlock, prepareBlocks } from "./prepare-block.ts";

const about = (html: string): Block => {
  const block = createBlock(5);
  return { ...block, content: { ...block.content, text: html } };
};
const textOf = ({ content }: Block) => String(content.text);
const marked = (length: number) => `<p onclick="x">${"a".repeat(length)}</p>`;

test("rich text is sanitized, and an absurdly long one keeps its tags as plain text", () => {
  expect(textOf(prepareBlock(about(marked(100))))).toBe(`<p>${"a".repeat(100)}</p>`);
  const long = prepareBlock(about(marked(maxHtmlLength)));
  expect(textOf(long)).toMatch(/^&lt;p onclick="x"&gt;a+&lt;\/p&gt;$/);
  expect(long.status, "it is too long for its field, too").toBe(3);
});

test("other requests get their turn between the blocks of a page", async () => {
  const blocks = Array.from({ length: 5 }, () => about(marked(10)));
  const turns: number[] = [];
  let isDone = false;
  const count = () => {
    turns.push(1);
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const prepared = await prepareBlocks(blocks);
  isDone = true;
  expect(prepared).toHaveLength(5);
  expect(turns.length).toBeGreaterThanOrEqual(4);
});

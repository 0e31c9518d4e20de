import { expect, test } from "vitest";
import { makeLongPage } from "./make-long-page.ts";

const block = (type: number) => ({ id: `a${type}`, type, variant: 1, content: {} });
const page = {
  blocks: [block(1), block(3), block(4), block(5), block(2)],
  data: { site: { preset_type: "taiga", preset: {} } },
};

test("a page's own blocks are repeated, header and footer are not", () => {
  const { blocks } = makeLongPage(page, 25);
  expect(blocks).toHaveLength(25);
  expect(blocks.slice(0, 4).map(({ type }) => type)).toEqual([3, 4, 5, 3]);
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(25);
});

test("the edited block is an about-info block in the middle", () => {
  const { blocks, edited } = makeLongPage(page, 100);
  expect(blocks[edited]?.type).toBe(5);
  expect(edited).toBeGreaterThanOrEqual(50);
  expect(edited).toBeLessThan(53);
});

test("a page without a block to type in is refused", () => {
  expect(() => makeLongPage({ ...page, blocks: [block(3)] }, 25)).toThrow("about-info");
});

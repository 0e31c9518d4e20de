import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { joinShared } from "./shared-blocks.ts";

const block = (type: number, id: string) => ({ ...createBlock(type), id });
const idsOf = (blocks: { id: string }[]) => blocks.map(({ id }) => id);

test("header and footer surround the tour's blocks and keep their ids", () => {
  const main = [block(1, "head"), block(3, "intro"), block(2, "foot")];
  const tour = [block(1, "old"), block(12, "tour"), block(2, "older")];
  expect(idsOf(joinShared(main, tour))).toEqual(["head", "tour", "foot"]);
});

test("pages with the same ids are joined without duplicate ids", () => {
  const long = "a".repeat(64);
  const main = [block(1, "1"), block(3, "2"), block(2, long)];
  const tour = [block(12, "1"), block(20, "1-2"), block(18, long)];
  const ids = idsOf(joinShared(main, tour));
  expect(ids.slice(1, -1)).toEqual(["1", "1-2", long]);
  expect(new Set(ids).size).toBe(5);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  expect(idsOf(joinShared(main, tour))).toEqual(ids);
});

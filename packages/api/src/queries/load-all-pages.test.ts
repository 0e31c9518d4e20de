import { expect, test } from "vitest";
import { loadAllPages } from "./load-all-pages.ts";

const load = (pages: number) => async (page: number) => ({ data: [page], pagination: { pages } });

test("every page is read once, in its order, and no more than are wanted", async () => {
  expect(await loadAllPages(load(3))).toEqual([1, 2, 3]);
  expect(await loadAllPages(load(3), 2)).toEqual([1, 2]);
  expect(await loadAllPages(async () => ({ data: [], pagination: { pages: 0 } }))).toEqual([]);
});

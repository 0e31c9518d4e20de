import { expect, test } from "vitest";
import { cutSitemap } from "./cut-sitemap.ts";

const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`);

test.each([
  [0, []],
  [1, [1]],
  [50_000, [50_000]],
  [50_001, [50_000, 1]],
  [120_000, [50_000, 50_000, 20_000]],
])("%i addresses are so many in each file: %j", (count, sizes) => {
  const all = paths(count);
  const parts = cutSitemap(all);
  expect(parts.map(({ length }) => length)).toEqual(sizes);
  expect(parts.flat()).toEqual(all);
});

import { expect, test } from "vitest";
import { layBento } from "./lay-bento.ts";
import type { Cell } from "./lay-bento.ts";

/** Columns times rows that a cell takes. */
const areas: Record<Cell, number> = { full: 6, hero: 8, wide: 4, small: 2 };

test.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  "%i cells fill whole rows of six columns",
  (count) => {
    const cells = layBento(count);
    expect(cells).toHaveLength(count);
    expect(cells.reduce((sum, cell) => sum + areas[cell], 0) % 6).toBe(0);
  },
);

test("without cells there is no layout", () => {
  expect(layBento(0)).toEqual([]);
});

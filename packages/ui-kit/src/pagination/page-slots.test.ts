import { expect, test } from "vitest";
import { clampPage, listPageSlots } from "./page-slots.ts";

const show = (page: number, pages: number) =>
  listPageSlots(page, pages)
    .map((slot) => (typeof slot === "number" ? slot : "…"))
    .join(" ");

test("up to seven pages are all shown, whichever is the current one", () => {
  for (let pages = 0; pages <= 7; pages += 1) {
    const all = Array.from({ length: pages }, (_, index) => index + 1);
    for (let page = 1; page <= pages; page += 1) expect(listPageSlots(page, pages)).toEqual(all);
  }
  expect(listPageSlots(1, 0)).toEqual([]);
});

test("with more than seven pages the window is at the start, in the middle or at the end", () => {
  expect(show(1, 8)).toBe("1 2 3 4 5 … 8");
  expect(show(4, 8)).toBe("1 2 3 4 5 … 8");
  expect(show(5, 8)).toBe("1 … 4 5 6 7 8");
  expect(show(4, 20)).toBe("1 2 3 4 5 … 20");
  expect(show(5, 20)).toBe("1 … 4 5 6 … 20");
  expect(show(16, 20)).toBe("1 … 15 16 17 … 20");
  expect(show(17, 20)).toBe("1 … 16 17 18 19 20");
  expect(show(20, 20)).toBe("1 … 16 17 18 19 20");
});

test("every page of every length follows the rule", () => {
  for (let pages = 8; pages <= 60; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const slots = listPageSlots(page, pages);
      const numbers = slots.filter((slot) => typeof slot === "number");
      expect(slots).toHaveLength(7);
      expect(slots[0]).toBe(1);
      expect(slots[6]).toBe(pages);
      expect(slots).toContain(page);
      if (page > 1) expect(slots).toContain(page - 1);
      if (page < pages) expect(slots).toContain(page + 1);
      expect(slots.includes("gap-start")).toBe(page > 4);
      expect(slots.includes("gap-end")).toBe(page <= 4 || page < pages - 3);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      for (const gap of ["gap-start", "gap-end"] as const) {
        const index = slots.indexOf(gap);
        if (index === -1) continue;
        const before = slots[index - 1] as number;
        const after = slots[index + 1] as number;
        expect(after - before, "an ellipsis stands for at least one page").toBeGreaterThan(1);
      }
    }
  }
});

test("a page that does not exist is the nearest one that does", () => {
  expect(clampPage(0, 5)).toBe(1);
  expect(clampPage(9, 5)).toBe(5);
  expect(clampPage(Number.NaN, 5)).toBe(1);
  expect(clampPage(3, 0)).toBe(1);
  expect(show(99, 20)).toBe(show(20, 20));
});

import { expect, test } from "vitest";
import { listDots } from "./list-dots.ts";

const show = (page: number, pages: number, max?: number) =>
  listDots(page, pages, max)
    .map((dot) => `${dot.page}${dot.isSmall ? "." : ""}`)
    .join(" ");

test("four dots at most by default, and all pages when there are fewer", () => {
  expect(show(1, 3)).toBe("1 2 3");
  expect(show(2, 4)).toBe("1 2 3 4");
  expect(show(1, 9)).toBe("1 2 3 4.");
  expect(listDots(1, 0)).toEqual([]);
});

test("the row of dots moves with the page and stops at the ends", () => {
  expect(show(2, 9)).toBe("1 2 3 4.");
  expect(show(3, 9)).toBe("2. 3 4 5.");
  expect(show(5, 9)).toBe("4. 5 6 7.");
  expect(show(8, 9)).toBe("6. 7 8 9");
  expect(show(9, 9)).toBe("6. 7 8 9");
});

test("the current page is always shown and never small, whatever the numbers", () => {
  for (let pages = 1; pages <= 20; pages += 1) {
    for (let max = 1; max <= 7; max += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const dots = listDots(page, pages, max);
        expect(dots).toHaveLength(Math.min(max, pages));
        expect(dots.find((dot) => dot.page === page)?.isSmall).toBe(false);
        expect(dots.every((dot) => dot.page >= 1 && dot.page <= pages)).toBe(true);
      }
    }
  }
});

import { expect, it } from "vitest";
import { findRoom, measureBrand, measureButton, measureLinks } from "./measure-room.ts";

it("gives a menu the first width of the page that has room for it", () => {
  expect(findRoom(600)).toBe("768");
  expect(findRoom(900)).toBe("1200");
  expect(findRoom(1340)).toBe("1440");
  expect(findRoom(1400)).toBe("never");
});

it("a longer menu is never said to be narrower", () => {
  const links = Array.from({ length: 10 }, (_, index) => ({ text: "Пункт".repeat(index) }));
  const widths = links.map((_, index) => measureLinks(links.slice(0, index)));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

it("counts no button without words, and lets long names wrap", () => {
  expect(measureButton(null)).toBe(0);
  expect(measureButton({ text: "" })).toBe(0);
  expect(measureBrand("Очень длинное название компании")).toBe(260);
});

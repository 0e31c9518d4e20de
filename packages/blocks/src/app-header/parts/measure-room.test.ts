import { expect, it } from "vitest";
import { findRoom, measureBrand, measureButton, measureLinks } from "./measure-room.ts";

it("gives a menu the smallest page width that has room for it", () => {
  expect(findRoom(600)).toBe("768");
  expect(findRoom(900)).toBe("1200");
  expect(findRoom(1340)).toBe("1440");
  expect(findRoom(1400)).toBe("never");
});

it("a longer menu never gets a smaller width", () => {
  const links = Array.from({ length: 10 }, (_, index) => ({ text: "Пункт".repeat(index) }));
  const widths = links.map((_, index) => measureLinks(links.slice(0, index)));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
});

it("ignores a button without text, and lets long names wrap", () => {
  expect(measureButton(null)).toBe(0);
  expect(measureButton({ text: "" })).toBe(0);
  expect(measureBrand("Очень длинное название компании")).toBe(260);
});

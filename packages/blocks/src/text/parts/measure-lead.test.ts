import { expect, test } from "vitest";
import { beginsLong, fillsColumns, measureLead } from "./measure-lead.ts";

const paragraph = (length: number) => `<p>${"а".repeat(length)}</p>`;

test("only the first paragraph counts", () => {
  expect(measureLead(paragraph(130) + paragraph(900))).toBe("short");
  expect(measureLead(paragraph(131))).toBe("medium");
  expect(measureLead(paragraph(321) + paragraph(1))).toBe("long");
});

test("tags are not counted, and a text without paragraphs is measured as a whole", () => {
  expect(measureLead(`<p><a href="https://${"x".repeat(400)}.ru">Да</a></p>`)).toBe("short");
  expect(measureLead("а".repeat(400))).toBe("long");
});

test("a drop cap needs a first paragraph that is at least as high", () => {
  expect(beginsLong(paragraph(91))).toBe(true);
  expect(beginsLong(paragraph(90) + paragraph(900))).toBe(false);
  expect(beginsLong(`<h3>Да</h3>${paragraph(900)}`)).toBe(false);
  expect(beginsLong("")).toBe(false);
});

test("three lines fill no columns, a page does", () => {
  expect(fillsColumns(`<p>${"а".repeat(300)}</p>`)).toBe(false);
  expect(fillsColumns(`<p>${"а".repeat(700)}</p><p>${"а".repeat(700)}</p>`)).toBe(true);
});

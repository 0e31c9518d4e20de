import { expect, test } from "vitest";
import { listParagraphs } from "./list-paragraphs.ts";

test("paragraphs, headings and points come one after another", () => {
  const html =
    "<h2>1. Предмет</h2><p>Организатор &amp; гость,\n далее <strong>стороны</strong>.</p>" +
    "<ol><li>Первое</li><li>Второе<ul><li>Внутри</li></ul></li><li>Третье</li></ol>";
  expect(listParagraphs(html)).toEqual([
    { text: "1. Предмет", isHeading: true },
    { text: "Организатор & гость, далее стороны.", isHeading: false },
    { text: "1. Первое", isHeading: false },
    { text: "2. Второе", isHeading: false },
    { text: "• Внутри", isHeading: false },
    { text: "3. Третье", isHeading: false },
  ]);
});

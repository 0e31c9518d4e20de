import { expect, test } from "vitest";
import { readArticle } from "../../modules/editor/articles/read-article.ts";
import { cleanHtml } from "./clean-html.ts";
import { maxHtmlDepth, isTooDeep } from "./html-depth.ts";

const nest = (depth: number) => "<u>".repeat(depth) + "a" + "</u>".repeat(depth);

test("HTML that nests too deep is detected, however it is disguised", () => {
  expect(isTooDeep(nest(maxHtmlDepth))).toBe(false);
  expect(isTooDeep(nest(maxHtmlDepth + 1))).toBe(true);
  expect(isTooDeep("<p>a<br>".repeat(10_000)), "paragraphs end each other").toBe(false);
  expect(isTooDeep("<u>a</u>".repeat(10_000))).toBe(false);
  for (const hidden of ["<u></x>", "<u><!--</u>-->", '<u title="</u>">', "<div>", "<ul><li>"]) {
    expect([hidden, isTooDeep(hidden.repeat(1_000))]).toEqual([hidden, true]);
  }
});

test("a text that nests too deep keeps its words, and its tags as plain text", () => {
  expect(cleanHtml(nest(maxHtmlDepth))).toContain("<u>");
  const clean = cleanHtml(nest(maxHtmlDepth + 1));
  expect(clean).not.toContain("<");
  expect(clean).toContain("&lt;u&gt;a&lt;/u&gt;");
});

test("megabytes of opening tags are read only as far as needed, so that parsing ends", () => {
  for (const tag of ["<u>", "<b>", "<ul><li>", "<div>"])
    cleanHtml(tag.repeat(2_000_000 / tag.length));
  const head = '<meta property="og:title" content="Статья">';
  const page = head + "<div>".repeat(200_000) + '<meta property="og:description" content="Дальше">';
  expect(readArticle(page)).toMatchObject({ title: "Статья", quote: "" });
});

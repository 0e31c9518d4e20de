import { expect, test } from "vitest";
import { readArticle } from "../modules/article/read-article.ts";
import { cleanHtml } from "../modules/constructor/clean-html.ts";
import { deepestHtml, isTooDeep } from "./html-depth.ts";

const nest = (depth: number) => "<u>".repeat(depth) + "a" + "</u>".repeat(depth);

test("what opens too many elements within one another is known, however it is hidden", () => {
  expect(isTooDeep(nest(deepestHtml))).toBe(false);
  expect(isTooDeep(nest(deepestHtml + 1))).toBe(true);
  expect(isTooDeep("<p>a<br>".repeat(10_000)), "paragraphs end each other").toBe(false);
  expect(isTooDeep("<u>a</u>".repeat(10_000))).toBe(false);
  for (const hidden of ["<u></x>", "<u><!--</u>-->", '<u title="</u>">', "<div>", "<ul><li>"]) {
    expect([hidden, isTooDeep(hidden.repeat(1_000))]).toEqual([hidden, true]);
  }
});

test("a text of ours that nests too deep keeps its words, and its tags as words", () => {
  expect(cleanHtml(nest(deepestHtml))).toContain("<u>");
  const clean = cleanHtml(nest(deepestHtml + 1));
  expect(clean).not.toContain("<");
  expect(clean).toContain("&lt;u&gt;a&lt;/u&gt;");
});

test("megabytes of opened tags are read as far as makes sense: nothing here would end else", () => {
  for (const tag of ["<u>", "<b>", "<ul><li>", "<div>"])
    cleanHtml(tag.repeat(2_000_000 / tag.length));
  const head = '<meta property="og:title" content="Статья">';
  const page = head + "<div>".repeat(200_000) + '<meta property="og:description" content="Дальше">';
  expect(readArticle(page)).toMatchObject({ title: "Статья", quote: "" });
});

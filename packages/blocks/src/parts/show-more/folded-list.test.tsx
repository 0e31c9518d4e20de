import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FoldedList } from "./folded-list.tsx";

const show = (count: number, limit = 10) =>
  renderToStaticMarkup(
    <FoldedList
      items={Array.from({ length: count }, (_, place) => place + 1)}
      limit={limit}
      onPhones={3}
      label={(rest) => `ещё ${rest}`}
    >
      {(items) => <ul>{items.join(" ")}</ul>}
    </FoldedList>,
  );

test("phones fold what follows the first, and all of it is in the page", () => {
  const html = show(6);
  expect(html).toMatch(/^<ul>1 2 3<\/ul><details[^>]*data-cuts="phones"/);
  expect(html).toContain("ещё 3");
  expect(html).toContain("<ul>4 5 6</ul>");
});

test("nothing is folded for the sake of one item", () => {
  expect(show(4)).toBe("<ul>1 2 3 4</ul>");
});

test("what wide pages fold too is inside of what phones fold", () => {
  const html = show(9, 6);
  expect(html.match(/data-cuts="\w+"/g)).toEqual(['data-cuts="phones"', 'data-cuts="always"']);
  expect(html).toMatch(/ещё 6.*<ul>4 5 6<\/ul>.*ещё 3.*<ul>7 8 9<\/ul>/s);
});

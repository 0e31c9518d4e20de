import { expect, test } from "vitest";
import { keepInDraft } from "./keep-in-draft.ts";

const base = "/draft/abc";
const href = (path: string) => `<a class="x" href="${path}">y</a>`;

test.each([
  ["/", "/draft/abc"],
  ["/#tours", "/draft/abc#tours"],
  ["/agreement", "/draft/abc/agreement"],
  ["/privacy", "/draft/abc/privacy"],
  ["#faq", "#faq"],
  ["/draft/abc/altai-1", "/draft/abc/altai-1"],
  ["/media/x/2000x00", "/media/x/2000x00"],
  ["https://example.com/", "https://example.com/"],
  ["//example.com", "//example.com"],
])("a link to %s leads to %s", (from, to) => {
  expect(keepInDraft(href(from), base)).toBe(href(to));
});

test("a press of a booking link waits for no script, and other elements stay as they are", () => {
  const link = '<a data-books="" aria-haspopup="dialog" href="/draft/abc/a-1/booking">z</a>';
  expect(keepInDraft(link, base)).toBe('<a href="/draft/abc/a-1/booking">z</a>');
  expect(keepInDraft('<use href="/"></use>', base)).toBe('<use href="/"></use>');
});

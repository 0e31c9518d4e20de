import { expect, test } from "vitest";
import { compareBlockContents, createBlock } from "../definitions.ts";

const faq = createBlock(19);
const items = faq.content["items"] as { question: string; answer: string }[];
const withItems = (next: object[]) => ({ ...faq, content: { ...faq.content, items: next } });

test("a text that differs is told by the name of its field, of a list all entries together", () => {
  const after = withItems([{ ...items[0], question: "Справлюсь?" }, ...items.slice(1, 2)]);
  const before = withItems(items.slice(0, 2));
  const { texts, others } = compareBlockContents(before, after);
  expect(others).toEqual([]);
  expect(texts).toEqual([
    {
      label: expect.stringContaining(": ") as string,
      before: `${items[0]!.question}\n${items[1]!.question}`,
      after: `Справлюсь?\n${items[1]!.question}`,
    },
  ]);
});

test("rich text is compared by its words", () => {
  const before = withItems([{ question: "Кто?", answer: "<p>Мы <b>сами</b></p>" }]);
  const after = withItems([{ question: "Кто?", answer: "<p>Мы и гид</p><p>Двое</p>" }]);
  expect(compareBlockContents(before, after).texts).toMatchObject([
    { before: "Мы сами", after: "Мы и гид\nДвое" },
  ]);
});

test("of a new block all texts are new, of a removed one all are gone", () => {
  const { texts } = compareBlockContents(null, faq);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.every(({ before }) => before === "")).toBe(true);
  expect(compareBlockContents(faq, null).texts.every(({ after }) => after === "")).toBe(true);
});

test("what has no words is named", () => {
  const intro = createBlock(3);
  const bare = { ...intro, content: { ...intro.content, media: null } };
  expect(compareBlockContents(intro, bare).others).toHaveLength(1);
});

test("the same contents differ in nothing, and of a newer version nothing is told", () => {
  expect(compareBlockContents(faq, structuredClone(faq))).toEqual({ texts: [], others: [] });
  const newer = { ...faq, content_version: 99, content: {} };
  expect(compareBlockContents(newer, newer)).toEqual({ texts: [], others: [] });
  expect(compareBlockContents({ ...faq, type: 999 }, null)).toEqual({ texts: [], others: [] });
});

import { blocksForPage, createBlock } from "@tour/blocks/definitions";
import { toDocument } from "@tour/preview-protocol";
import { expect, it } from "vitest";
import { findBlocks, findTypes } from "./find-blocks.ts";

const faq = {
  ...createBlock(19),
  id: "faq",
  content: {
    heading: { title: "Перед поездкой", subtitle: "" },
    items: [{ question: "Нужна страховка?", answer: "<p>Нужна, с <strong>горами</strong></p>" }],
  },
};
const page = toDocument([faq, { ...createBlock(5), id: "about", content: {} }]);

it.each([
  ["", ["faq", "about"]],
  ["  ", ["faq", "about"]],
  ["поездка", ["faq"]],
  ["ГОРАМИ страховка", ["faq"]],
  ["о нас", ["about"]],
  ["вопросы", ["faq"]],
  ["strong", []],
  ["верблюды", []],
])("«%s» is found in %j", (query, ids) => {
  expect(findBlocks(page, query)).toEqual(ids);
});

it("finds a block's new words after an edit", () => {
  const heading = { title: "Верблюды", subtitle: "" };
  const next = toDocument([{ ...faq, content: { ...faq.content, heading } }]);
  expect(findBlocks(next, "верблюды")).toEqual(["faq"]);
});

it("finds a type by its name, by what it is for, and by its variants, which are named", () => {
  const listed = blocksForPage("main");
  const find = (query: string) =>
    findTypes(listed, query).map(({ listed: { definition }, variants }) => [
      definition.title,
      ...variants,
    ]);
  expect(find("").length).toBe(listed.length);
  expect(find("галерея")).toContainEqual(["Галерея"]);
  expect(find("плитка")).toContainEqual(["Галерея", "Плитка"]);
  expect(find("верблюды")).toEqual([]);
});

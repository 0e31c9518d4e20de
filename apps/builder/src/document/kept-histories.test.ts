import { createBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { createDocumentStore } from "./document-store.ts";
import { createKeptHistories } from "./kept-histories.ts";

const page = { organizerId: 1, type: "main" } as const;
const titled = (id: string, title: string) => ({ ...createBlock(3), id, content: { title } });
const blocks = [titled("a", "Алтай"), titled("b", "Байкал")];

/** A page that was edited twice and left. */
function leaveEdited() {
  const histories = createKeptHistories();
  const document = createDocumentStore(blocks);
  document.edit({ kind: "set-content", id: "a", path: "title", value: "Алтай летом" });
  document.edit({ kind: "set-content", id: "b", path: "title", value: "Байкал зимой" });
  histories.keep(page, document);
  return { histories, left: document.blocks() };
}
const titlesOf = (document: ReturnType<typeof createDocumentStore>) =>
  document.blocks().map(({ content }) => content.title);

test("a page that was left and is opened again undoes what was done before", () => {
  const { histories, left } = leaveEdited();
  const again = createDocumentStore(left, undefined, histories.read(page, left));
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай летом", "Байкал"]);
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай", "Байкал"]);
  again.redo();
  expect(titlesOf(again)).toEqual(["Алтай летом", "Байкал"]);
});

test("what somebody else has changed meanwhile is not taken back", () => {
  const { histories, left } = leaveEdited();
  const now = [left[0]!, titled("b", "Ольхон")];
  const again = createDocumentStore(now, undefined, histories.read(page, now));
  again.undo();
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай", "Ольхон"]);
});

test("each page has a history of its own", () => {
  const { histories, left } = leaveEdited();
  expect(histories.read({ ...page, type: "tour" }, left).past).toEqual([]);
  expect(histories.read({ ...page, organizerId: 2 }, left).past).toEqual([]);
});

test("a page that was made into another elsewhere is taken back by one step, then what was done before", () => {
  const { histories, left } = leaveEdited();
  const restored = [titled("c", "Урал"), blocks[0]!];
  expect(histories.record(page, left, restored).past).toHaveLength(3);
  const again = createDocumentStore(restored, undefined, histories.read(page, restored));
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай летом", "Байкал зимой"]);
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай летом", "Байкал"]);
  again.redo();
  again.redo();
  expect(titlesOf(again)).toEqual(["Урал", "Алтай"]);
});

test("what was taken back elsewhere is no step any more, and what was done before is one still", () => {
  const { histories, left } = leaveEdited();
  histories.record(page, left, blocks);
  expect(histories.takeBack(page, left, blocks).past).toHaveLength(2);
  const again = createDocumentStore(left, undefined, histories.read(page, left));
  again.redo();
  expect(titlesOf(again)).toEqual(["Алтай", "Байкал"]);
  again.undo();
  again.undo();
  expect(titlesOf(again)).toEqual(["Алтай летом", "Байкал"]);
  // The page is as it was brought back: nothing was made a step, and nothing is taken back.
  histories.keep(page, again);
  histories.record(page, again.blocks(), again.blocks());
  expect(histories.takeBack(page, again.blocks(), again.blocks()).past).toHaveLength(1);
});

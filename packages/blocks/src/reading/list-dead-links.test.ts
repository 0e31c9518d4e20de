import type { Block } from "@tour/api";
import { expect, it } from "vitest";
import { createBlock, nameAnchors } from "../definitions.ts";
import { listDeadLinks } from "./list-dead-links.ts";

const intro = (primary_link: object | null): Block => {
  const block = createBlock(3);
  return { ...block, content: { ...block.content, primary_link, secondary_link: null } };
};
const targets = { anchors: ["tours"], mainAnchors: ["tours", "about"], deadPaths: ["/agreement"] };
const main = { ...targets, anchors: targets.mainAnchors };
const dead = (link: object | null, known = main, type: "main" | "tour" = "main") =>
  listDeadLinks(intro(link), { type }, known);

it("names a link to a block that is gone, and no other", () => {
  expect(dead({ kind: 1, text: "Отзывы", anchor: "reviews" })).toEqual(["Отзывы"]);
  expect(dead({ kind: 1, text: "О нас", anchor: "about" })).toEqual([]);
  expect(dead({ kind: 1, text: "О нас", anchor: "about" }, targets, "tour")).toEqual([]);
  expect(dead({ kind: 1, text: "Куда", anchor: "" })).toEqual(["Куда"]);
});

it("names a link to a document that nobody can read, and leaves other addresses alone", () => {
  expect(dead({ kind: 2, text: "Условия", url: "/agreement" })).toEqual(["Условия"]);
  expect(dead({ kind: 2, text: "Политика", url: "/privacy" })).toEqual([]);
  expect(dead({ kind: 2, text: "Канал", url: "https://t.me/trail" })).toEqual([]);
});

it("a booking on the main page needs the list of tours", () => {
  const book = { kind: 3, text: "Ехать", tour_id: null };
  expect(dead(book)).toEqual([]);
  expect(dead(book, { ...main, anchors: [], mainAnchors: [] })).toEqual(["Ехать"]);
});

it("says nothing of links without words, and of blocks that are not known", () => {
  expect(dead({ kind: 1, text: "", anchor: "reviews" })).toEqual([]);
  expect(dead(null)).toEqual([]);
  const unknown = { ...intro({ kind: 1, text: "Отзывы", anchor: "reviews" }), type: 999 };
  expect(listDeadLinks(unknown, { type: "main" }, main)).toEqual([]);
});

it("a second block of an anchor has one of its own, to which links lead as well", () => {
  const anchors = nameAnchors(["tours", "tours"]);
  expect(dead({ kind: 1, text: "Ещё", anchor: "tours-2" }, { ...main, anchors })).toEqual([]);
});

import { expect, it } from "vitest";
import { createBlock } from "../definitions.ts";
import { resolveLink } from "../content/link.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { preparePage } from "./prepare-page.ts";

const anchored = (type: number, anchor: string) => ({ ...createBlock(type), anchor });
const anchorsOf = (...anchors: string[]) =>
  preparePage(
    anchors.map((anchor) => anchored(24, anchor)),
    makeSamplePage("main"),
  ).map(({ anchor }) => anchor);

it("keeps the first of equal anchors, and numbers those that follow", () => {
  expect(anchorsOf("text", "text", "about", "text")).toEqual(["text", "text-2", "about", "text-3"]);
});

it("uses no anchor that another block has", () => {
  expect(anchorsOf("text", "text", "text-2")).toEqual(["text", "text-3", "text-2"]);
  expect(anchorsOf("content", "")).toEqual(["content-2", ""]);
});

it("does not count blocks that visitors don't see", () => {
  const hidden = { ...anchored(24, "text"), is_hidden: true };
  const shown = preparePage([hidden, anchored(24, "text")], makeSamplePage("main"));
  expect(shown.map(({ anchor }) => anchor)).toEqual(["text"]);
});

it("links within a page that has the anchor, and to the main page otherwise", () => {
  const link = (anchor: string) => ({ kind: 1 as const, text: "Туда", anchor });
  const [block] = preparePage([anchored(24, "legend")], makeSamplePage("tour"));
  const { page } = block!.props;
  expect(resolveLink(link("legend"), page)).toBe("#legend");
  expect(resolveLink(link("reviews"), page)).toBe("/#reviews");
});

it("tells a tour's first screen alone which parts the page has, in its order", () => {
  const blocks = [
    createBlock(12),
    createBlock(20),
    { ...createBlock(14), anchor: "days" },
    { ...createBlock(15), is_hidden: true },
    { ...createBlock(18), anchor: "" },
    anchored(24, "text"),
    { ...createBlock(14), anchor: "more" },
  ];
  const shown = preparePage(blocks, makeSamplePage("tour"));
  expect(shown.map(({ props }) => props.page.places)).toEqual([
    [
      { anchor: "dates", label: "Даты" },
      { anchor: "days", label: "Программа" },
    ],
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});

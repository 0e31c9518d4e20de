import { expect, it } from "vitest";
import { listHeadings, listTexts, readAttributes, readPath } from "./read-html.ts";

const html =
  '<h2 class="a" data-at="heading.title">Туры &amp; люди</h2><h3>Ниже</h3>' +
  '<a href="/tours?a=1&amp;b=2"><span data-at="links.0.text">Все</span></a>' +
  '<div data-at="text" data-rich=""><p>Рассказ</p></div>';

it("reads headings of the first two levels", () => {
  expect(listHeadings(html)).toEqual(["Туры & люди"]);
});

it("reads the texts that can be edited in place, and leaves formatted ones alone", () => {
  expect(listTexts(html)).toEqual([
    ["heading.title", "Туры & люди"],
    ["links.0.text", "Все"],
  ]);
});

it("reads attributes with their entities resolved", () => {
  expect(readAttributes(html, "href")).toEqual(["/tours?a=1&b=2"]);
});

it("reads a dotted path, and undefined where there is nothing", () => {
  expect(readPath({ links: [{ text: "Все" }] }, "links.0.text")).toBe("Все");
  expect(readPath({ links: [] }, "links.0.text")).toBeUndefined();
});

import { expect, test } from "vitest";
import { readAlt, readUrl } from "./gallery-item.ts";
import { fillSize, listDensities, listSources, listSquares } from "./picture-source.ts";

test("a size replaces the placeholder, and a URL without one stays as it is", () => {
  expect(fillSize("/media/a1/{size}", "374x500")).toBe("/media/a1/374x500");
  expect(fillSize("/lake.webp", "374x500")).toBe("/lake.webp");
});

test("a large picture is 1200x00, with other widths for the browser to choose from", () => {
  const { src, srcSet } = listSources("/media/a1/{size}", "100vw");
  expect(src).toBe("/media/a1/1200x00");
  expect(srcSet).toMatch(/^\/media\/a1\/320x00 320w, .*, \/media\/a1\/2000x00 2000w$/);
  expect(listSources("/lake.webp", "100vw")).toEqual({ src: "/lake.webp" });
});

test("a tile has a second picture for dense screens", () => {
  expect(listDensities("/m/{size}", "250x300", "500x600")).toEqual({
    src: "/m/250x300",
    srcSet: "/m/500x600 2x",
  });
  expect(listDensities("/lake.webp", "250x300", "500x600")).toEqual({ src: "/lake.webp" });
});

test("a large tile is offered in two squares around the focal point", () => {
  expect(listSquares("/m/{size}", "34vw")).toEqual({
    src: "/m/640x640",
    srcSet: "/m/320x320 320w, /m/640x640 640w",
    sizes: "34vw",
  });
  expect(listSquares("/lake.webp", "34vw")).toEqual({ src: "/lake.webp" });
});

test("an item's own texts take precedence over those of its picture", () => {
  expect(readAlt({ image: { url: "/a", alt: "Lake" }, alt: "Kucherla" })).toBe("Kucherla");
  expect(readAlt({ image: { url: "/a", alt: "Lake" } })).toBe("Lake");
  expect(readAlt({ image: "/a" })).toBe("");
  expect([readUrl("/a"), readUrl({ url: "/b" })]).toEqual(["/a", "/b"]);
});

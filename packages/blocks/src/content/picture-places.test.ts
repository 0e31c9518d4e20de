import { expect, it } from "vitest";
import { createBlock, findBlock } from "../definitions.ts";
import { findPicturePlace, listPicturePlaces } from "./picture-places.ts";

const pictures = (count: number) =>
  Array.from({ length: count }, () => ({ kind: "image", image: { url: "/media/a/{size}" } }));

/** Where so many pictures go that are dropped on a block of this type with this content. */
function drop(type: number, content: object, at?: string, count = 1): string {
  const places = listPicturePlaces(findBlock(type)!.definition.content, content);
  const place = findPicturePlace(places, at, count);
  return typeof place === "string" ? place : `${place.kind} ${place.path}`;
}

const [intro, about, gallery, guides, faq] = [3, 5, 6, 16, 19] as const;

it("a picture on a picture takes its place, in a gallery and beside others, too", () => {
  expect(drop(gallery, { items: pictures(3) }, "items.1")).toBe("media items.1");
  expect(drop(guides, { people: [{}, {}] }, "people.1.photo")).toBe("image people.1.photo");
});

it("several pictures, and what is let go beside the pictures, go into the gallery", () => {
  expect(drop(gallery, { items: pictures(3) }, "items.1", 4)).toBe("list items");
  expect(drop(gallery, { items: [] }, undefined, 4)).toBe("list items");
  expect(drop(about, { media: pictures(1) })).toBe("list media");
});

it("beside a lone picture one takes its place, also where none is yet", () => {
  expect(drop(intro, { media: null })).toBe("media media");
  expect(drop(guides, { people: [{ photo: null }] })).toBe("image people.0.photo");
});

it("says why there is no place", () => {
  expect(drop(faq, {})).toBe("no-pictures");
  expect(drop(guides, { people: [{}, {}] })).toBe("several-places");
  expect(drop(intro, { media: null }, undefined, 2)).toBe("takes-one");
  expect(drop(guides, { people: [{}, {}] }, "people.0.photo", 2)).toBe("takes-one");
  expect(drop(gallery, { items: pictures(60) })).toBe("is-full");
});

it("every picture that a new block shows has its place", () => {
  const { definition } = findBlock(gallery)!;
  const places = listPicturePlaces(definition.content, createBlock(gallery).content);
  expect(places[0]).toMatchObject({ path: "items", kind: "list" });
  expect(places.slice(1).every(({ isEntry, kind }) => isEntry && kind === "media")).toBe(true);
});

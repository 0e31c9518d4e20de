import type { MediaFile } from "@tour/api";
import { blocksForPage, createBlock, findBlock, listPicturePlaces } from "@tour/blocks/definitions";
import { applyOperation, readPath, toDocument } from "@tour/preview-protocol";
import { safeParse } from "valibot";
import { expect, it } from "vitest";
import { describePicture, putPictures } from "./put-pictures.ts";

const file = (id: string): MediaFile => ({
  id,
  name: `${id}.jpg`,
  image: { url: `/media/${id}/{size}`, alt: "", focal_x: 0.5, focal_y: 0.5 },
  width: 1200,
  height: 800,
});

const contentAfter = (block: ReturnType<typeof createBlock>, path: string, files: MediaFile[]) => {
  const page = toDocument([block]);
  const { operation, left } = putPictures(page, block.id, path, files);
  const after = operation ? applyOperation(page, operation).document : page;
  return { content: after.blocks[block.id]!.content, left };
};

const places = (["main", "tour"] as const)
  .flatMap((page) => blocksForPage(page))
  .flatMap(({ definition: { type, content } }) => {
    const block = createBlock(type, 1);
    return listPicturePlaces(content, block.content)
      .filter(({ kind, room }) => kind !== "list" || room > 0)
      .map((place) => ({ ...place, type, block }));
  });

it.for(places)("block $type takes a picture at $path ($kind)", ({ path, type, block }) => {
  const { content, left } = contentAfter(block, path, [file("new")]);
  expect(left).toBe(0);
  const { success, output } = safeParse(findBlock(type)!.definition.content, content);
  expect(success).toBe(true);
  expect(JSON.stringify(readPath(output, path))).toContain("/media/new/");
});

it("pictures are put behind those of a gallery in their order, as many as there is room for", () => {
  const gallery = createBlock(6);
  const items = Array.from({ length: 58 }, () => ({ kind: "image", image: file("old").image }));
  const block = { ...gallery, content: { ...gallery.content, items } };
  const { content, left } = contentAfter(block, "items", [file("a"), file("b"), file("c")]);
  const urls = (content.items as typeof items).slice(57).map(({ image }) => image.url);
  expect(urls).toEqual(["/media/old/{size}", "/media/a/{size}", "/media/b/{size}"]);
  expect(left).toBe(1);
});

it("a video keeps its address and gets another poster", () => {
  const gallery = createBlock(6);
  const video = { kind: "video", image: file("old").image, video_url: "https://rutube.ru/1" };
  const block = { ...gallery, content: { ...gallery.content, items: [video] } };
  const { content } = contentAfter(block, "items.0", [file("new")]);
  expect(content.items).toEqual([{ ...video, image: file("new").image }]);
});

it("where the block or its entry is gone meanwhile, nothing is put", () => {
  const page = toDocument([createBlock(6)]);
  expect(putPictures(page, "gone", "items", [file("a")])).toEqual({ left: 1 });
  expect(putPictures(page, page.order[0]!, "items.99", [file("a")])).toEqual({ left: 1 });
});

it("tells which picture was replaced, and keeps its words for the new one only where that stands undescribed", () => {
  const block = createBlock(3);
  const page = toDocument([block]);
  const before = (block.content.media as { image: { url: string; alt: string } }).image;
  const { operation, replaced } = putPictures(page, block.id, "media", [file("new")]);
  expect(replaced).toMatchObject({ url: before.url, alt: before.alt });
  expect(before.alt).not.toBe("");
  const after = applyOperation(page, operation!).document;
  const words = { image: file("new").image, alt: before.alt };
  const described = describePicture(after, block.id, "media", words)!;
  const last = applyOperation(after, described).document;
  expect(last.blocks[block.id]!.content.media).toMatchObject({
    image: { url: "/media/new/{size}", alt: before.alt },
  });
  expect(describePicture(last, block.id, "media", { ...words, alt: "Другое" })).toBeUndefined();
  expect(describePicture(page, block.id, "media", words)).toBeUndefined();
});

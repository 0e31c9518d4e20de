import { expect, test } from "vitest";
import { listGalleryItems, listTiles } from "./list-tiles.ts";

const images = Array.from({ length: 9 }, (_, index) => `/m/${index}/{size}`);

test("six tiles are shown by default, and the number of others is announced", () => {
  const items = listGalleryItems({ images });
  expect(listTiles(items).tiles).toEqual(items.slice(0, 6));
  expect(listTiles(items).hasMore).toBe(true);
  expect(listTiles(items.slice(0, 6)).hasMore).toBe(false);
  expect(listTiles(items, 4).tiles).toHaveLength(4);
  expect(listTiles(items, 0).tiles).toHaveLength(1);
  expect(listTiles(items, Infinity)).toEqual({ tiles: items, hasMore: false });
});

test("a video comes first, with its own picture or that of the last image", () => {
  const videoUrl = "https://youtu.be/M7lc1UVf-VE";
  expect(listGalleryItems({ images: ["/a", "/b"], videoUrl })).toEqual([
    { image: "/b", video_url: videoUrl },
    { image: "/a" },
    { image: "/b" },
  ]);
  const [video] = listGalleryItems({ images: ["/a"], videoUrl, videoPoster: { url: "/p" } });
  expect(video?.image).toEqual({ url: "/p" });
  expect(listGalleryItems({ images: [], videoUrl })).toEqual([]);
});

test("a picture is a string or an object with url and alt", () => {
  const picture = { url: "/b", alt: "Lake" };
  expect(listGalleryItems({ images: ["/a", picture] })).toEqual([
    { image: "/a" },
    { image: picture },
  ]);
});

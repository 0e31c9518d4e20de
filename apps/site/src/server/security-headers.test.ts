import { readVideo } from "@tour/ui-kit/fullscreen-gallery";
import { expect, test } from "vitest";
import { contentPolicy } from "./security-headers.ts";

const directive = (name: string) =>
  contentPolicy({ styles: [], scripts: [] })
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

// ASVS 3.4.3
test("a page may frame the video players of galleries, and nothing else", () => {
  const players = [
    "https://www.youtube.com/watch?v=M7lc1UVf-VE",
    "https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/",
    "https://vimeo.com/76979871",
  ].map((url) => readVideo(url)?.origin);
  expect(directive("frame-src")).toEqual(players);
});

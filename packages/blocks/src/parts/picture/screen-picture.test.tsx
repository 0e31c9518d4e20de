import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ScreenPicture } from "./screen-picture.tsx";

const image = { url: "/media/a1/{size}", alt: "Гребень", focal_x: 0.7, focal_y: 0.5 };
const render = (url: string) =>
  renderToString(<ScreenPicture image={{ ...image, url }} sizes="140svh" priority />);

test("a phone in portrait gets crops, other windows the whole picture", () => {
  const html = render(image.url);
  const [, source] = /<source ([^>]*)>/.exec(html) ?? [];
  expect(source).toContain('media="(max-aspect-ratio: 2/3)"');
  expect(source).toContain("/media/a1/720x1280 720w, /media/a1/900x1600 900w, ");
  expect(/<img [^>]*srcSet="([^"]*)/.exec(html)?.[1]).toMatch(
    /^\/media\/a1\/320x00 320w, .*2000w$/,
  );
});

test("each window preloads its own picture and no other", () => {
  const links = render(image.url).match(/<link[^>]*>/g) ?? [];
  expect(links.map((link) => /media="([^"]*)"/.exec(link)?.[1])).toEqual([
    "(max-aspect-ratio: 2/3)",
    "not (max-aspect-ratio: 2/3)",
  ]);
  for (const link of links) expect(link).toContain('fetchPriority="high"');
});

test("a picture with one size is shown as it is", () => {
  const html = render("/lake.webp");
  expect(html).not.toContain("<source");
  expect(html).toContain('src="/lake.webp"');
});

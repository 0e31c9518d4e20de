import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";
import { ScreenPicture } from "./screen-picture.tsx";

const image = {
  ...{ url: "/media/a1/{size}", alt: "Гребень", focal_x: 0.7, focal_y: 0.2 },
  crops: { "1:1": "100-0-500-1000", "9:16": "0-0-200-1000" },
};

test("a shape with a cut of its own shows that, in all widths and from its middle", () => {
  const html = renderToString(<Picture image={image} ratio="1:1" sizes="50vw" />);
  expect(html).toContain('src="/media/a1/1200x00@100-0-500-1000"');
  expect(/srcSet="([^"]*)"/.exec(html)?.[1]).toMatch(
    /^\/media\/a1\/320x00@100-0-500-1000 320w, .*\/media\/a1\/2000x00@100-0-500-1000 2000w$/,
  );
  expect(html).toContain('data-focal-x="50"');
});

test("a shape without one is cut around the focal point, and so is what fills any room", () => {
  for (const ratio of ["3:2", "fill"] as const) {
    const html = renderToString(<Picture image={image} ratio={ratio} sizes="50vw" />);
    expect(html).not.toContain("@");
    expect(html).toContain('data-focal-x="70" data-focal-y="20"');
  }
});

test("what fills a room of one shape shows the cut for it", () => {
  const html = renderToString(<Picture image={image} ratio="fill" shape="1:1" sizes="50vw" />);
  expect(html).toContain("/media/a1/640x00@100-0-500-1000 640w");
});

test("a phone held upright shows the cut for its screen, other windows the whole picture", () => {
  const html = renderToString(<ScreenPicture image={image} sizes="100vw" priority />);
  const [, source] = /<source ([^>]*)>/.exec(html) ?? [];
  expect(source).toContain("/media/a1/720x1280@0-0-200-1000 720w");
  expect(html).toContain('src="/media/a1/1200x00"');
});

test("a picture with one address is shown as it is", () => {
  const whole = { ...image, url: "/lake.webp" };
  expect(renderToString(<Picture image={whole} ratio="1:1" sizes="50vw" />)).toContain(
    'src="/lake.webp"',
  );
});

import { readFileSync } from "node:fs";
import { contrastRatio } from "@tour/theme";
import { expect, test } from "vitest";
import { shadedScreen } from "./shade.ts";

const css = readFileSync(new URL("shade.module.css", import.meta.url), "utf8");

/** A colour of the cylinder in 0 to 255 for red, green and blue. */
function toRgb(hue: number, saturation: number, lightness: number): number[] {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((from) => {
    const turn = (from + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

const over = (shade: readonly number[], opacity: number, ground: readonly number[]) =>
  `#${shade
    .map((part, at) => Math.round(part * opacity + ground[at]! * (1 - opacity)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;

const overWhite = (shade: readonly number[], opacity: number) =>
  over(shade, opacity, [255, 255, 255]);

test("white words on a shade of any hue read at 4.5:1 even over snow, and on a thinner one would not", () => {
  const [, plain = "", plainOpacity] = /--shade: rgb\((\d+ \d+ \d+) \/ ([\d.]+)\)/.exec(css)!;
  const [, depth] = /--depth: (\d+)%/.exec(css)!;
  const [, lightness, opacity] = /--shade: hsl\([^)]*\) var\(--depth\) (\d+)% \/ ([\d.]+)\)/.exec(
    css,
  )!;
  const shades = [
    toRgb(0, 0, Number(lightness) / 100),
    ...Array.from({ length: 12 }, (_, step) =>
      toRgb(step * 30, Number(depth) / 100, Number(lightness) / 100),
    ),
  ];
  const worst = (by: number) =>
    Math.min(
      contrastRatio("#ffffff", overWhite(plain.split(" ").map(Number), Number(plainOpacity) - by)),
      ...shades.map((shade) => contrastRatio("#ffffff", overWhite(shade, Number(opacity) - by))),
    );
  expect(worst(0)).toBeGreaterThanOrEqual(4.5);
  expect(worst(0.1)).toBeLessThan(4.5);
});

/** What CSS makes of a colour by `saturate()`, each channel from 0 to 255. */
function saturate([red = 0, green = 0, blue = 0]: readonly number[], by: number): number[] {
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  return [red, green, blue].map((part) => Math.max(0, Math.min(255, grey + (part - grey) * by)));
}

test("white words read at 4.5:1 over what lies in their shadow, whatever its colour", () => {
  const [, light, depth] = /--deepen: brightness\(([\d.]+)\) saturate\(([\d.]+)\)/.exec(css)!;
  const [, cool = "", opacity] = /--cool: rgb\((\d+ \d+ \d+) \/ ([\d.]+)\)/.exec(css)!;
  const steps = [0, 51, 102, 153, 204, 255];
  const colors = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => [red, green, blue])),
  );
  const shadow = cool.split(" ").map(Number);
  const worst = (brightness: number) =>
    Math.min(
      ...colors.map((color) => {
        const dark = color.map((part) => part * brightness);
        const seen = saturate(dark, Number(depth));
        return contrastRatio("#ffffff", over(shadow, Number(opacity), seen));
      }),
    );
  expect(worst(Number(light))).toBeGreaterThanOrEqual(4.5);
  expect(worst(Number(light) + 0.2)).toBeLessThan(4.5);
});

test("words keep to the side that the picture leaves them, in its own tone", () => {
  const image = { url: "/lake", alt: "", focal_x: 0.2, focal_y: 0.5, color: "#7fa8b8" };
  expect(shadedScreen(image, "mine")).toMatchObject({
    "data-has-media": true,
    "data-words": "end",
    "data-tone": expect.stringMatching(/^h\d+ s\d+ l\d+$/),
  });
  expect(shadedScreen({ ...image, focal_x: 0.5 }, "")["data-words"]).toBe("start");
  expect(shadedScreen(undefined, "")).toMatchObject({
    "data-has-media": false,
    "data-tone": undefined,
  });
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toneOf } from "./tone.ts";

const css = readFileSync(new URL("tone.module.css", import.meta.url), "utf8");

test.each([
  ["#ff0000", "h0 s80 l50"],
  ["#1e78b4", "h210 s80 l40"],
  ["#3c5a3c", "h120 s20 l30"],
  ["#f00005", "h0 s80 l50"],
  ["#808080", "h0 s0 l50"],
  ["#000000", "h0 s0 l10"],
  ["#ffffff", "h0 s0 l90"],
])("%s is shown as %s", (color, tone) => {
  expect(toneOf(color)).toBe(tone);
});

test("the style sheet has every tone that a colour can have", () => {
  const steps = [0, 60, 120, 180, 255].map((part) => part.toString(16).padStart(2, "0"));
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const words = new Set(colors.flatMap((color) => toneOf(color)!.split(" ")));
  expect(words.size).toBeGreaterThan(15);
  for (const word of words) expect(css).toContain(`[data-tone~="${word}"]`);
});

test("a picture with an unknown colour has no tone", () => {
  expect(toneOf(undefined)).toBeUndefined();
});

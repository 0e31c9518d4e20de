import { expect, it } from "vitest";
import { presetToCss } from "../preset-to-css.ts";
import { findPresetType } from "../presets/index.ts";
import { toFontFaces } from "./uploaded-font.ts";

const font = { name: "Горная", file: "/media/fonts/own.woff2", font_weight: 500 };

it("puts an uploaded font into a theme that names it", () => {
  expect(toFontFaces([font])).toEqual([
    { family: "Горная", weight: 500, style: "normal", url: "/media/fonts/own.woff2" },
  ]);
  const { preset } = findPresetType("taiga")!;
  const data = { ...preset.font_data, text: { font_family: "Горная", font_weight: 500 } };
  const css = presetToCss("taiga", { ...preset, font_data: data }, toFontFaces([font]));
  expect(css).toContain("/media/fonts/own.woff2");
  expect(presetToCss("taiga", preset, toFontFaces([font]))).not.toContain("own.woff2");
});

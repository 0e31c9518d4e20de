import { describe, expect, it } from "vitest";
import { presetWarnings } from "./preset-warnings.ts";
import { findPresetType } from "./presets/index.ts";

const preset = findPresetType("north")!.preset;
const fieldsOf = (...input: Parameters<typeof presetWarnings>): string[] =>
  presetWarnings(...input).map(({ field }) => field);

describe("presetWarnings", () => {
  it("warns about button text under 4.5:1 on the accent, with the contrast it has", () => {
    const weak = { ...preset, button_text_color: "#0a6ba8" };
    expect(presetWarnings(weak)).toEqual([
      {
        field: "button_text_color",
        ratio: 1,
        message: "Текст на кнопках плохо читается: контраст 1, нужно не меньше 4,5",
        mended: null,
      },
    ]);
  });

  it("never warns when the theme chooses the button's text", () => {
    for (const accent_color of ["#777777", "#dff500", "#ff5c26", "#000000"]) {
      expect(presetWarnings({ ...preset, accent_color, button_text_color: null })).toEqual([]);
    }
  });

  it("judges text and headings by the surfaces of the type", () => {
    const pale = { ...preset, text_color: "#d9cfc9", header_color: "#fff5ee" };
    expect(fieldsOf(pale, "north")).toEqual(["text_color", "header_color"]);
    expect(fieldsOf(pale, "volcano")).toEqual([]);
    expect(fieldsOf(pale)).toEqual([]);
  });

  it("offers the nearest colours that read", () => {
    const pale = {
      ...preset,
      text_color: "#d9cfc9",
      header_color: "#fff5ee",
      button_text_color: preset.accent_color,
    };
    const offered = presetWarnings(pale, "north").map(({ field, mended }) => [field, mended]);
    expect(offered.map(([field]) => field)).toEqual([
      "button_text_color",
      "text_color",
      "header_color",
    ]);
    expect(presetWarnings({ ...pale, ...Object.fromEntries(offered) }, "north")).toEqual([]);
  });

  it("allows headings down to 3:1, as for large text", () => {
    expect(
      fieldsOf({ ...preset, header_color: "#7c8085", text_color: "#7c8085" }, "north"),
    ).toEqual(["text_color"]);
  });
});

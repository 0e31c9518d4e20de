import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { presetSchema } from "./preset.schema.ts";
import { findPresetType } from "./presets/index.ts";
import { texts } from "./texts.ts";

const preset = findPresetType("taiga")!.preset;

describe("presetSchema", () => {
  it("has exactly the fields of the specification", () => {
    expect(Object.keys(presetSchema.entries).sort()).toEqual(
      "accent_color button_radius button_text_color font_data header_color header_size images_radius text_color text_size".split(
        " ",
      ),
    );
    expect(v.is(presetSchema, { ...preset, background: "#ffffff" })).toBe(false);
  });

  it("lets the button's text colour be null, and no other colour", () => {
    expect(v.is(presetSchema, { ...preset, button_text_color: null })).toBe(true);
    expect(v.is(presetSchema, { ...preset, accent_color: null })).toBe(false);
  });

  it.each([
    [{ accent_color: "red" }, texts.color],
    [{ text_color: "#fff" }, texts.color],
    [{ button_radius: -1 }, texts.radius],
    [{ images_radius: 61 }, texts.radius],
    [{ button_radius: 1.5 }, texts.radius],
    [{ text_size: 300 }, texts.textSize],
    [{ header_size: Number.NaN }, texts.headerSize],
  ])("refuses %j in Russian", (change, message) => {
    const result = v.safeParse(presetSchema, { ...preset, ...change });
    expect(result.issues?.map((issue) => issue.message)).toContain(message);
  });

  it.each(['Lora"', "Lora;", "", " Lora", "a".repeat(65), "Lo\nra"])(
    "refuses the font family %j",
    (font_family) => {
      const font_data = { ...preset.font_data, text: { font_family, font_weight: 400 } };
      expect(v.is(presetSchema, { ...preset, font_data })).toBe(false);
    },
  );

  it.each([0, 50, 450, 1000, "400"])("refuses the font weight %j", (font_weight) => {
    const font_data = { ...preset.font_data, text: { font_family: "Lora", font_weight } };
    expect(v.is(presetSchema, { ...preset, font_data })).toBe(false);
  });
});

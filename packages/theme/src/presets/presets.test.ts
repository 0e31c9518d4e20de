import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contrastRatio } from "../color/contrast.ts";
import { presetProperties } from "../preset-to-css.ts";
import { presetSchema } from "../preset.schema.ts";
import { presetWarnings } from "../preset-warnings.ts";
import { findPresetType, presetTypes } from "./index.ts";

const pages = ["surface", "surface-muted", "surface-card"];
const pagePairs = [
  "text",
  "text-muted",
  "heading",
  "accent-text",
  "danger",
  "success",
  "warning",
].flatMap((color) => pages.map((page) => [color, page] as const));
const pairs = [
  ...pagePairs,
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent", "accent-active"],
  ["accent-text", "accent-surface"],
  ["on-accent-surface", "accent-surface"],
  ["on-inverse", "surface-inverse"],
  ["on-inverse-muted", "surface-inverse"],
  ["accent-on-inverse", "surface-inverse"],
  ...["danger", "success", "warning"].flatMap((status) => [
    [`on-${status}`, status] as const,
    [`on-${status}-surface`, `${status}-surface`] as const,
  ]),
] as const;

describe.each(presetTypes)("preset type $type", ({ type, preset, fonts, surfaces }) => {
  const properties = presetProperties(type, preset);
  const color = (name: string): string => properties[`--${name}`] ?? `--${name} is missing`;

  it.each(pairs)("%s reads on %s", (text, background) => {
    expect(contrastRatio(color(text), color(background))).toBeGreaterThanOrEqual(4.5);
  });

  it("shows its focus ring on every surface at 3:1", () => {
    for (const page of pages) {
      expect(contrastRatio(color("focus"), color(page))).toBeGreaterThanOrEqual(3);
    }
  });

  it("is a valid preset that needs no warning and keeps every value it asks for", () => {
    expect(v.parse(presetSchema, preset)).toEqual(preset);
    expect(presetWarnings(preset, type)).toEqual([]);
    expect(color("accent")).toBe(preset.accent_color);
    expect(properties["--radius-button"]).toBe(`${preset.button_radius}px`);
    expect(properties["--font-heading"]).toContain(preset.font_data.header.font_family);
    expect(properties["--font-text"]).toContain(preset.font_data.text.font_family);
  });

  it("brings Cyrillic and Latin files for both of its families", () => {
    for (const { font_family } of [preset.font_data.header, preset.font_data.text]) {
      const files = fonts.filter((face) => face.family === font_family).map((face) => face.file);
      expect(files.some((file) => file?.includes("-cyrillic-"))).toBe(true);
      expect(files.some((file) => file?.includes("-latin-"))).toBe(true);
    }
  });

  it("has surfaces that differ from each other", () => {
    expect(new Set([surfaces.background, surfaces.muted, surfaces.inverse]).size).toBe(3);
  });
});

describe("preset types", () => {
  it("share no accent, background, inverse surface, heading family or corner", () => {
    const distinct = (values: unknown[]): number => new Set(values).size;
    expect(distinct(presetTypes.map(({ preset }) => preset.accent_color))).toBe(presetTypes.length);
    expect(distinct(presetTypes.map(({ surfaces }) => surfaces.background))).toBe(
      presetTypes.length,
    );
    expect(distinct(presetTypes.map(({ surfaces }) => surfaces.inverse))).toBe(presetTypes.length);
    expect(distinct(presetTypes.map(({ preset }) => preset.font_data.header.font_family))).toBe(
      presetTypes.length,
    );
    expect(distinct(presetTypes.map(({ preset }) => preset.button_radius))).toBe(
      presetTypes.length,
    );
  });

  it("are found by name, and an unknown name finds none", () => {
    expect(findPresetType("north")?.title).toBe("Север");
    expect(findPresetType("toString")).toBeUndefined();
  });
});

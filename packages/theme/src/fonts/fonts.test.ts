import { describe, expect, it } from "vitest";
import { presetFontFaces, presetToCss } from "../preset-to-css.ts";
import { findPresetType } from "../presets/index.ts";
import { coreRange, readRange, restRanges } from "./core-subsets.ts";
import { fontFamilies } from "./families.ts";
import { listFamilyFaces } from "./family-faces.ts";
import type { FontFace } from "./font-face.ts";
import { fontPreloads } from "./font-preloads.ts";
import { subsetRanges } from "./subsets.ts";

const taiga = findPresetType("taiga")!.preset;

/** Addresses of the faces that show from the first paint on or not at all. */
const listOptional = (type: string, preset: object, faces: readonly FontFace[] = []) =>
  presetToCss(type, preset, faces, { arePreloaded: true })
    .match(/@font-face\{[^}]*font-display:optional[^}]*\}/g)!
    .map((rule) => /url\("([^"]*)"/.exec(rule)?.[1]);

describe("the faces of a family", () => {
  it("have each character in one of the small files or in one of the packages', and none in both", () => {
    const core = readRange(coreRange);
    for (const [subset, whole] of Object.entries(subsetRanges)) {
      const letters = readRange(whole);
      const rest = readRange(restRanges[subset as keyof typeof subsetRanges]);
      const ofCore = core.filter((letter) => letters.includes(letter));
      const sorted = [...rest, ...ofCore].toSorted((one, other) => one - other);
      expect(sorted).toEqual(letters.toSorted((one, other) => one - other));
    }
  });

  it("have a face for every family, and none for an unknown one", () => {
    for (const { family } of fontFamilies) expect(listFamilyFaces(family)).not.toEqual([]);
    expect(listFamilyFaces("Comic Sans")).toEqual([]);
  });
});

describe("font faces in CSS", () => {
  it("are those of the families in use, each swapping in from a fitted local face", () => {
    const css = presetToCss("taiga", taiga);
    expect(css).toContain('src:url("/fonts/lora-core-600-normal.woff2")');
    expect(css).toContain('src:url("/fonts/golos-text-core-400-normal.woff2")');
    expect(css).toContain('src:url("/fonts/golos-text-core-600-normal.woff2")');
    expect(css).toMatch(/"Lora Rest";[^}]*lora-cyrillic-wght-normal\.woff2/);
    expect(css).not.toContain("unbounded");
    expect(css.match(/font-display:swap/g)).toHaveLength(css.match(/src:url/g)!.length);
    expect(css).toMatch(/font-family:"Lora Fallback";[^}]*size-adjust:114\.58%/);
    expect(css).toContain('--font-heading: "Lora", "Lora Rest", "Lora Fallback", Georgia');
  });

  it("are listed one by one for pages that show several presets", () => {
    const rules = presetFontFaces("taiga", taiga);
    for (const rule of rules) expect(rule).toMatch(/^@font-face\{[^{}]*\}$/);
    expect(presetToCss("taiga", taiga).endsWith(`}\n${rules.join("\n")}\n`)).toBe(true);
    expect(presetFontFaces("nowhere", {})).toEqual([]);
  });

  it("use an uploaded family's files instead of the built-in ones", () => {
    const font = { font_family: "Lora", font_weight: 400 };
    const face = { family: "Lora", weight: 400, style: "normal", url: "/media/own.woff2" } as const;
    const css = presetToCss("taiga", { ...taiga, font_data: { header: font, text: font } }, [face]);
    expect(css).toContain("/media/own.woff2");
    expect(css).not.toContain("/fonts/lora");
  });

  it("fall back to the type's family when an uploaded one is gone", () => {
    const font = { font_family: "Gone", font_weight: 400 };
    const css = presetToCss("taiga", { ...taiga, font_data: { header: font, text: font } });
    expect(css).not.toContain("Gone");
    expect(css).toContain("/fonts/lora-core-400-normal.woff2");
  });

  it("never shift text on a page that preloads them; a fitted heading takes its face at any time", () => {
    expect(listOptional("taiga", taiga)).toEqual(fontPreloads("taiga", taiga).slice(1));
    const { preset: north } = findPresetType("north")!;
    expect(listOptional("north", north)).toEqual(fontPreloads("north", north).slice(1));
  });

  it("never shift what nothing fitted stood in for, nor text in the heading's own file", () => {
    const header = { font_family: "Own", font_weight: 700 };
    const own = { family: "Own", weight: 700, style: "normal", url: "/media/own.woff2" } as const;
    const preset = { ...taiga, font_data: { ...taiga.font_data, header } };
    expect(listOptional("taiga", preset, [own])[0]).toBe("/media/own.woff2");
    const shared = { font_family: "Lora", font_weight: 400 };
    const oneFile = { ...taiga, font_data: { header: shared, text: shared } };
    expect(listOptional("taiga", oneFile)).toEqual(fontPreloads("taiga", oneFile));
  });
});

describe("fontPreloads", () => {
  it("names one file for the heading's weight and one for each of the text's two", () => {
    expect(fontPreloads("taiga", taiga)).toEqual([
      "/fonts/lora-core-600-normal.woff2",
      "/fonts/golos-text-core-400-normal.woff2",
      "/fonts/golos-text-core-600-normal.woff2",
    ]);
    expect(fontPreloads("nowhere", {})).toEqual([]);
  });

  it("uses the weight of a family that is closest to the requested one", () => {
    const { preset } = findPresetType("caravan")!;
    expect(fontPreloads("caravan", preset).slice(1)).toEqual([
      "/fonts/pt-serif-core-400-normal.woff2",
      "/fonts/pt-serif-core-700-normal.woff2",
    ]);
  });

  it("names an organiser's uploaded files of the weights in use", () => {
    const font = { font_family: "Own", font_weight: 400 };
    const faces = [400, 700, 900].map((weight) => ({
      family: "Own",
      weight,
      style: "normal" as const,
      url: `/media/${weight}.woff2`,
    }));
    const preset = { ...taiga, font_data: { header: font, text: font } };
    expect(fontPreloads("taiga", preset, faces)).toEqual(["/media/400.woff2", "/media/700.woff2"]);
  });
});

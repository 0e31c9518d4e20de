import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { fontFiles, readFontFile } from "../font-files.ts";
import { presetFontFaces, presetToCss } from "../preset-to-css.ts";
import { findPresetType } from "../presets/index.ts";
import { coreRange, readRange, restRanges } from "./core-subsets.ts";
import { fontFamilies } from "./families.ts";
import { listFamilyFaces } from "./family-faces.ts";
import { fontPreloads } from "./font-preloads.ts";
import { subsetRanges } from "./subsets.ts";

const taiga = findPresetType("taiga")!.preset;

describe("font files", () => {
  it("are woff2 files with distinct names that fit an address", async () => {
    expect(new Set(fontFiles.map((file) => file.name)).size).toBe(fontFiles.length);
    for (const file of fontFiles) {
      expect(file.name).toMatch(/^[a-z0-9-]+$/);
      const bytes = await readFontFile(file);
      expect(bytes.subarray(0, 4).toString("latin1")).toBe("wOF2");
    }
  }, 120_000);

  it("are light where a page's first paint waits for them", async () => {
    for (const file of fontFiles.filter(({ cut }) => cut)) {
      expect((await readFontFile(file)).length, file.name).toBeLessThan(36_000);
    }
  });

  it("have each letter in one of the small files or in one of the packages', and none in both", () => {
    const core = readRange(coreRange);
    for (const [subset, whole] of Object.entries(subsetRanges)) {
      const letters = readRange(whole);
      const rest = readRange(restRanges[subset as keyof typeof subsetRanges]);
      const ofCore = core.filter((letter) => letters.includes(letter));
      const sorted = [...rest, ...ofCore].toSorted((one, other) => one - other);
      expect(sorted).toEqual(letters.toSorted((one, other) => one - other));
    }
  });

  it("cover the characters that the font packages say they do", () => {
    const require = createRequire(import.meta.url);
    for (const font of fontFamilies) {
      const scope = typeof font.weights === "string" ? "@fontsource-variable" : "@fontsource";
      const ranges = require(`${scope}/${font.slug}/unicode.json`) as Record<string, string>;
      for (const subset of font.subsets) expect(subsetRanges[subset]).toBe(ranges[subset]);
    }
  });

  it("have a face for every family, and none for a stranger", () => {
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

  it("take an uploaded family's files instead of ours", () => {
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

  it("never move a page that asks ahead for them", () => {
    const css = presetToCss("taiga", taiga, [], { arePreloaded: true });
    const urls = css
      .match(/@font-face\{[^}]*font-display:optional[^}]*\}/g)!
      .map((rule) => /url\("([^"]*)"/.exec(rule)?.[1]);
    expect(urls).toEqual(fontPreloads("taiga", taiga));
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

  it("takes the weight of a family that is next to the wanted one", () => {
    const { preset } = findPresetType("caravan")!;
    expect(fontPreloads("caravan", preset).slice(1)).toEqual([
      "/fonts/pt-serif-core-400-normal.woff2",
      "/fonts/pt-serif-core-700-normal.woff2",
    ]);
  });

  it("names an organiser's own files of the weights that are set", () => {
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

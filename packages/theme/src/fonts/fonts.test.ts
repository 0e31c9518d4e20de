import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { fontFiles } from "../font-files.ts";
import { presetFontFaces, presetToCss } from "../preset-to-css.ts";
import { findPresetType } from "../presets/index.ts";
import { fontFamilies } from "./families.ts";
import { listFamilyFaces } from "./family-faces.ts";
import { fontPreloads } from "./font-preloads.ts";
import { subsetRanges } from "./subsets.ts";

const taiga = findPresetType("taiga")!.preset;

describe("font files", () => {
  it("are woff2 files with distinct names that fit an address", () => {
    expect(new Set(fontFiles.map((file) => file.name)).size).toBe(fontFiles.length);
    for (const { name, path } of fontFiles) {
      expect(name).toMatch(/^[a-z0-9-]+$/);
      expect(readFileSync(path).subarray(0, 4).toString("latin1")).toBe("wOF2");
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
    expect(css).toContain('src:url("/fonts/lora-cyrillic-wght-normal.woff2")');
    expect(css).toContain('src:url("/fonts/golos-text-latin-wght-normal.woff2")');
    expect(css).not.toContain("unbounded");
    expect(css.match(/font-display:swap/g)).toHaveLength(css.match(/src:url/g)!.length);
    expect(css).toMatch(/font-family:"Lora Fallback";[^}]*size-adjust:114\.58%/);
    expect(css).toContain('--font-heading: "Lora", "Lora Fallback", Georgia');
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
    expect(css).toContain("/fonts/lora-cyrillic-wght-normal.woff2");
  });
});

describe("fontPreloads", () => {
  it("names upright Cyrillic and Latin of both families, each once", () => {
    expect(fontPreloads("taiga", taiga)).toEqual([
      "/fonts/lora-cyrillic-wght-normal.woff2",
      "/fonts/lora-latin-wght-normal.woff2",
      "/fonts/golos-text-cyrillic-wght-normal.woff2",
      "/fonts/golos-text-latin-wght-normal.woff2",
    ]);
    expect(fontPreloads("north", {})).toHaveLength(2);
    expect(fontPreloads("nowhere", {})).toEqual([]);
  });

  it("takes the one weight of a static family that the text is set in", () => {
    const { preset } = findPresetType("caravan")!;
    expect(fontPreloads("caravan", preset).filter((url) => url.includes("pt-serif"))).toEqual([
      "/fonts/pt-serif-cyrillic-400-normal.woff2",
      "/fonts/pt-serif-latin-400-normal.woff2",
    ]);
  });
});

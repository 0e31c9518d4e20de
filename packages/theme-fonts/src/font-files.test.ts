import { createRequire } from "node:module";
import { presetTypes } from "@tour/theme";
import { fontFamilies, listFamilyFaces, subsetRanges } from "@tour/theme/font-faces";
import { describe, expect, it } from "vitest";
import { fontFiles, readFontFile } from "./font-files.ts";

describe("font files", () => {
  it("are woff2 files with distinct names that are safe in a URL", async () => {
    expect(new Set(fontFiles.map((file) => file.name)).size).toBe(fontFiles.length);
    for (const file of fontFiles) {
      expect(file.name).toMatch(/^[a-z0-9-]+$/);
      const bytes = await readFontFile(file);
      expect(bytes.subarray(0, 4).toString("latin1")).toBe("wOF2");
    }
  }, 120_000);

  it("are small where a page's first paint waits for them", async () => {
    for (const file of fontFiles.filter(({ cut }) => cut)) {
      expect((await readFontFile(file)).length, file.name).toBeLessThan(36_000);
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

  it("are there for both families of every preset, in Cyrillic and Latin", () => {
    const names = fontFiles.map((file) => file.name);
    for (const { type, preset } of presetTypes) {
      for (const { font_family } of [preset.font_data.header, preset.font_data.text]) {
        const files = listFamilyFaces(font_family).map((face) => face.file);
        expect(files, type).not.toEqual([]);
        for (const file of files) expect(names, type).toContain(file);
      }
    }
  });
});

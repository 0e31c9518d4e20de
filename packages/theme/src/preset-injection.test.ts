import { describe, expect, it } from "vitest";
import { fontFaceCss } from "./fonts/font-face-css.ts";
import { presetToCss } from "./preset-to-css.ts";
import { findPresetType } from "./presets/index.ts";

const preset = findPresetType("taiga")!.preset;
const clean = presetToCss("taiga", preset);

const hostile = [
  "</style><script>alert(1)</script>",
  "red;}body{display:none}",
  "#12ab34;--text:red",
  "#12ab34\n}",
  'x";}*{color:red}@font-face{font-family:"y',
  "x\\",
  "x*/body{color:red}/*",
  "url(javascript:alert(1))",
  "expression(alert(1))",
  "x\u0000y",
  "x\u2028y",
  "{{}}",
];

/** Rules and declarations, so that one more of either shows. */
function countParts(css: string) {
  const count = (pattern: RegExp): number => css.match(pattern)?.length ?? 0;
  return { open: count(/\{/g), close: count(/\}/g), ends: count(/;/g), tags: count(/</g) };
}

describe("no value of a preset can inject CSS", () => {
  it.each(hostile)("in a colour: %j", (value) => {
    for (const field of ["text_color", "header_color", "button_text_color"]) {
      expect(presetToCss("taiga", { ...preset, [field]: value })).not.toContain(value);
    }
    const css = presetToCss("taiga", { ...preset, accent_color: value });
    expect(countParts(css)).toEqual(countParts(clean));
  });

  it.each(hostile)("in a number: %j", (value) => {
    const fields = {
      button_radius: value,
      images_radius: value,
      text_size: value,
      header_size: value,
    };
    expect(presetToCss("taiga", { ...preset, ...fields })).toBe(clean);
  });

  it.each(hostile)("in a font's family or weight: %j", (value) => {
    const font = { font_family: value, font_weight: value };
    expect(presetToCss("taiga", { ...preset, font_data: { header: font, text: font } })).toBe(
      clean,
    );
  });

  it.each(hostile)("in the type: %j", (value) => {
    expect(presetToCss(value, preset)).not.toContain(value);
  });

  it.each(hostile)("in an uploaded font: %j", (value) => {
    const sound = { family: "Mine", weight: 400, style: "normal", url: "/media/a.woff2" } as const;
    const font_data = { ...preset.font_data, text: { font_family: "Mine", font_weight: 400 } };
    const withFace = (face: object): string =>
      presetToCss("taiga", { ...preset, font_data }, [face as never]);
    const expected = countParts(withFace(sound));
    expect(withFace(sound)).toContain('src:url("/media/a.woff2")');
    const urls = [value, `/${value}`, `https://example.org/${value}`].map((url) => ({ url }));
    const others = ["weight", "style", "unicodeRange"].map((field) => ({ [field]: value }));
    for (const change of [...urls, ...others]) {
      const css = countParts(withFace({ ...sound, ...change }));
      // The one face is left out, and nothing else has changed.
      const { open, close, ends } = expected;
      expect(css).toEqual({ open: open - 1, close: close - 1, ends: ends - 5, tags: 0 });
    }
    const named = { ...preset, font_data: { ...font_data, text: { font_family: value } } };
    expect(presetToCss("taiga", named, [{ ...sound, family: value }])).toBe(clean);
  });

  it.each(hostile)("in a face's family: %j", (family) => {
    const face = { family: "Mine", weight: 400, style: "normal", url: "/media/a.woff2" };
    expect(fontFaceCss(face)).toContain("Mine");
    expect(fontFaceCss({ ...face, family })).toBe("");
  });

  it.each([
    "javascript:alert(1)",
    "data:font/woff2;base64,AA",
    "//evil.example/a.woff2",
    "a.woff2",
  ])("nor load a font from %s", (url) => {
    const face = { family: "Mine", weight: 400, style: "normal", url } as const;
    const font_data = { ...preset.font_data, text: { font_family: "Mine", font_weight: 400 } };
    expect(presetToCss("taiga", { ...preset, font_data }, [face])).not.toContain(url);
  });
});

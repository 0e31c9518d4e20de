import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultAccent } from "./color/default-accent.ts";
import { defaultCss } from "./default-css.ts";
import { presetProperties, presetToCss } from "./preset-to-css.ts";
import { findPresetType } from "./presets/index.ts";

const north = findPresetType("north")!.preset;

function propertyOf(css: string, name: string): string | undefined {
  return css.match(new RegExp(`^ *${name}: (.*);$`, "m"))?.[1];
}

describe("presetToCss", () => {
  it("writes the preset's own values", () => {
    const css = presetToCss("north", { ...north, button_radius: 3, text_color: "#102030" });
    expect(propertyOf(css, "--accent")).toBe(north.accent_color);
    expect(propertyOf(css, "--accent-500")).toBe(north.accent_color);
    expect(propertyOf(css, "--radius-button")).toBe("3px");
    expect(propertyOf(css, "--text")).toBe("#102030");
    expect(propertyOf(css, "color-scheme")).toBe("light");
    expect(propertyOf(presetToCss("volcano", north), "color-scheme")).toBe("dark");
  });

  it("scales headings and text by their own percentages", () => {
    const css = presetToCss("north", { ...north, header_size: 50, text_size: 125 });
    expect(propertyOf(css, "--size-display")).toMatch(/^clamp\(1\.25rem, .*, 2\.75rem\)$/);
    expect(propertyOf(css, "--size-body")).toMatch(/^clamp\(1\.25rem, .*, 1\.4063rem\)$/);
  });

  it("sets the button's text colour as requested, or else by the better contrast", () => {
    const asked = { ...north, button_text_color: "#ffee00" };
    expect(propertyOf(presetToCss("north", asked), "--on-accent")).toBe("#ffee00");
    expect(propertyOf(presetToCss("north", north), "--on-accent")).toBe("#ffffff");
    const pale = { ...north, accent_color: "#ffe14d" };
    expect(propertyOf(presetToCss("north", pale), "--on-accent")).toBe("#000000");
  });

  it.each([undefined, null, "red", "#12345", "#12345z", 5, {}])(
    "falls back to the default purple for the accent %j",
    (accent_color) => {
      const css = presetToCss("taiga", { ...north, accent_color });
      expect(propertyOf(css, "--accent")).toBe(defaultAccent);
    },
  );

  it.each([undefined, null, 0, "preset", [], { font_data: null }, { font_data: { header: 1 } }])(
    "makes a whole stylesheet out of the broken preset %j",
    (preset) => {
      const whole = Object.keys(presetProperties("taiga", north)).sort();
      expect(Object.keys(presetProperties("taiga", preset)).sort()).toEqual(whole);
      expect(presetToCss("taiga", preset)).not.toMatch(/undefined|null|NaN|object/);
      expect(propertyOf(presetToCss("taiga", preset), "--font-heading")).toContain("Lora");
    },
  );

  it("keeps numbers within their limits", () => {
    const css = presetToCss("north", {
      ...north,
      button_radius: 1e9,
      images_radius: -4,
      header_size: Number.NaN,
      text_size: Number.POSITIVE_INFINITY,
    });
    expect(propertyOf(css, "--radius-button")).toBe("60px");
    expect(propertyOf(css, "--radius-image")).toBe("0px");
    expect(propertyOf(css, "--size-display")).toBe(
      presetProperties("north", north)["--size-display"],
    );
  });

  it("gives an unknown type the default theme", () => {
    expect(presetToCss("nowhere", {})).toContain(`--accent: ${defaultAccent};`);
    expect(presetToCss("__proto__", {})).toBe(presetToCss("nowhere", {}));
  });
});

describe("default.css", () => {
  it("matches what the theme's functions generate", () => {
    const file = readFileSync(new URL("./default.css", import.meta.url), "utf8");
    expect(file, "run node generate-default-css.ts").toBe(defaultCss());
  });

  it("names the same properties as a preset", () => {
    const names = defaultCss().match(/--[\w-]+(?=:)/g);
    expect(new Set(names)).toEqual(new Set(Object.keys(presetProperties("city", {}))));
  });
});

describe("the README", () => {
  it("documents every property, and no others", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const documented = readme.match(/(?<=`)--[\w-]+(?=`)/g);
    expect(new Set(documented)).toEqual(new Set(Object.keys(presetProperties("city", {}))));
  });
});

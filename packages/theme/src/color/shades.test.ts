import { describe, expect, it } from "vitest";
import { defaultAccent } from "./default-accent.ts";
import { hexToOklch, oklchToHex } from "./oklch.ts";
import { accentShades, shadeSteps } from "./shades.ts";

const hues = Array.from({ length: 36 }, (_, index) => index * 10);
const lightnesses = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92];
const colorful = hues.flatMap((h) => lightnesses.map((l) => oklchToHex({ l, c: 0.3, h })));
const extreme = ["#000000", "#ffffff", "#808080", "#010101", "#fefefe", "#ffff00", "#0000ff"];

/** Steps at which lightness does not fall. */
function findFlatSteps(color: string): number[] {
  const shades = accentShades(color);
  const lightness = shadeSteps.map((step) => hexToOklch(shades[step]).l);
  return shadeSteps.filter((_, index) => index > 0 && lightness[index]! >= lightness[index - 1]!);
}

describe("accentShades", () => {
  it("has 18 steps from 50 to 900, all of them #rrggbb", () => {
    const shades = accentShades("#1f6b45");
    const steps = Object.keys(shades).map(Number);
    expect(steps).toEqual(Array.from({ length: 18 }, (_, index) => (index + 1) * 50));
    for (const color of Object.values(shades)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each([...colorful, ...extreme])("gets darker with every step for %s", (color) => {
    expect(findFlatSteps(color)).toEqual([]);
  });

  it("keeps the colour itself at 500", () => {
    for (const color of ["#1f6b45", "#ff5c26", "#dff500", "#0A6BA8", "#808080"]) {
      expect(accentShades(color)[500]).toBe(color.toLowerCase());
    }
  });

  it("uses the nearest shade that leaves room for the other steps for black and white", () => {
    expect(hexToOklch(accentShades("#000000")[500]).l).toBeLessThan(0.26);
    expect(hexToOklch(accentShades("#ffffff")[500]).l).toBeGreaterThan(0.94);
  });

  it("gives a neutral colour neutral shades", () => {
    for (const color of Object.values(accentShades("#777777"))) {
      expect(hexToOklch(color).c).toBeLessThan(0.002);
    }
  });

  it("keeps the hue within a few degrees where there is enough chroma", () => {
    for (const color of colorful) {
      const wanted = hexToOklch(color).h;
      const colored = Object.values(accentShades(color)).filter(
        (shade) => hexToOklch(shade).c > 0.03,
      );
      const away = colored.map((shade) =>
        Math.abs(((hexToOklch(shade).h - wanted + 540) % 360) - 180),
      );
      expect(Math.max(...away), color).toBeLessThan(6);
    }
  });

  it("gives the default purple's shades for a missing or broken colour", () => {
    const purple = accentShades(defaultAccent);
    for (const broken of [undefined, null, "", "red", "#12", "#gggggg", 7, {}, "#1234567"]) {
      expect(accentShades(broken)).toEqual(purple);
    }
  });
});

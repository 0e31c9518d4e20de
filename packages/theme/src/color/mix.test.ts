import { describe, expect, it } from "vitest";
import { contrastRatio, lowestContrast } from "./contrast.ts";
import { fadeText, makeReadable, mixColors, scrimOpacity, withOpacity } from "./mix.ts";

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** What a half-transparent colour looks like on another. */
function lay(over: string, under: string): string {
  const alpha = channel(over, 7) / 255;
  const seen = [1, 3, 5].map((at) =>
    Math.round(channel(over, at) * alpha + channel(under, at) * (1 - alpha)),
  );
  return `#${seen.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

describe("colours made readable", () => {
  it("leaves a readable colour as it is", () => {
    expect(makeReadable("#1f6b45", ["#ffffff"])).toBe("#1f6b45");
  });

  it.each([
    ["#dff500", "#ffffff"],
    ["#ff5c26", "#ffffff"],
    ["#173425", "#12100f"],
    ["#808080", "#7f7f7f"],
  ])("moves %s until it reads on %s", (color, page) => {
    expect(contrastRatio(color, page)).toBeLessThan(4.5);
    expect(contrastRatio(makeReadable(color, [page]), page)).toBeGreaterThanOrEqual(4.5);
  });

  it("fades text only as far as all backgrounds allow", () => {
    const pages = ["#ffffff", "#e8e8e8"];
    const faded = fadeText("#222222", pages);
    expect(faded).not.toBe("#222222");
    expect(lowestContrast(faded, pages)).toBeGreaterThanOrEqual(4.5);
  });

  it("does not fade text with low contrast", () => {
    expect(fadeText("#999999", ["#ffffff"])).toBe("#999999");
  });

  it("mixes from one colour to the other", () => {
    expect(mixColors("#102030", "#ffffff", 0)).toBe("#102030");
    expect(mixColors("#102030", "#ffffff", 1)).toBe("#ffffff");
  });

  it.each(["#000000", "#0c1b12", "#22100a", "#04141f"])(
    "makes the scrim %s as opaque as white text on a white picture needs, and no more",
    (scrim) => {
      const opacity = scrimOpacity(scrim);
      const seen = lay(withOpacity(scrim, opacity), "#ffffff");
      expect(contrastRatio("#ffffff", seen)).toBeGreaterThanOrEqual(4.5);
      const thinner = lay(withOpacity(scrim, opacity - 0.03), "#ffffff");
      expect(contrastRatio("#ffffff", thinner)).toBeLessThan(4.5);
    },
  );
});

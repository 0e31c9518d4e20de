import { describe, expect, it } from "vitest";
import { contrastRatio, lowestContrast, readableOn } from "./contrast.ts";

describe("contrast", () => {
  it("is 21 between black and white in either order, 1 between a colour and itself", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrastRatio("#1f6b45", "#1f6b45")).toBeCloseTo(1, 5);
  });

  it("finds the lightest grey that WCAG allows on white", () => {
    expect(contrastRatio("#767676", "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio("#777777", "#ffffff")).toBeLessThan(4.5);
  });

  it("uses the worst of several backgrounds", () => {
    expect(lowestContrast("#000000", ["#ffffff", "#000000", "#888888"])).toBeCloseTo(1, 5);
  });

  it("chooses black or white by the better contrast", () => {
    expect(readableOn("#dff500")).toBe("#000000");
    expect(readableOn("#ffffff")).toBe("#000000");
    expect(readableOn("#1f6b45")).toBe("#ffffff");
    expect(readableOn("#000000")).toBe("#ffffff");
  });

  it("says what it expected when it gets something else", () => {
    expect(() => contrastRatio("red;", "#ffffff")).toThrow("Expected a colour as #rrggbb");
  });
});

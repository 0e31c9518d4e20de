import { createHash } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { drawPicture, drawPictureSvg, encodePicture, pictureNames } from "./index.ts";

const digest = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

describe("demo pictures", () => {
  it("are at least 48 landscapes and 8 portraits of guides, each name once", () => {
    const portraits = pictureNames.filter((name) => name.startsWith("guide-"));
    expect(portraits.length).toBeGreaterThanOrEqual(8);
    expect(pictureNames.length - portraits.length).toBeGreaterThanOrEqual(48);
    expect(new Set(pictureNames).size).toBe(pictureNames.length);
  });

  it("are described in Russian, each differently", () => {
    for (const { name, alt } of catalogue) expect(alt, name).toMatch(/^[А-ЯЁ][а-яё -]+/);
    expect(new Set(catalogue.map(({ alt }) => alt)).size).toBe(catalogue.length);
  });

  it("give the same bytes of SVG for the same name", () => {
    for (const name of pictureNames) {
      expect(digest(drawPictureSvg(name).svg), name).toBe(digest(drawPictureSvg(name).svg));
    }
  });

  it("contain only valid numbers, and no text or external asset", () => {
    for (const name of pictureNames) {
      const { svg } = drawPictureSvg(name);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\de[+-]\d/);
      expect(svg, name).not.toMatch(/<text|<image|href=/);
    }
  });

  it("put the focal point inside the picture and away from its edges", () => {
    for (const name of pictureNames) {
      const [x, y] = drawPictureSvg(name).focal;
      expect(x, name).toBeGreaterThan(0.1);
      expect(x, name).toBeLessThan(0.9);
      expect(y, name).toBeGreaterThan(0.1);
      expect(y, name).toBeLessThan(0.95);
    }
  });

  it("are each drawn without error and differ from all others", { timeout: 60_000 }, async () => {
    const seen = new Map<string, string>();
    for (const name of pictureNames) {
      // A sixth of the size shows the same picture and keeps the suite quick.
      const small = await sharp(Buffer.from(drawPictureSvg(name).svg))
        .resize(320)
        .raw()
        .toBuffer();
      const hash = digest(small);
      expect(seen.get(hash), `${name} repeats another picture`).toBeUndefined();
      seen.set(hash, name);
    }
    expect(seen.size).toBe(pictureNames.length);
  });

  it.each([
    ["altai-dawn-ridge", 2000, 1333],
    ["murmansk-aurora-watchers", 1600, 2000],
    ["guide-anna", 1600, 2000],
  ])("draws %s at %i x %i, the same pixels each time", async (name, width, height) => {
    const picture = await drawPicture(name);
    expect([picture.width, picture.height]).toEqual([width, height]);
    expect(picture.raw.length).toBe(width * height * 3);
    expect(digest((await drawPicture(name)).raw)).toBe(digest(picture.raw));
  });

  it("are encoded as JPEG originals", async () => {
    const jpeg = await encodePicture(await drawPicture("altai-dawn-ridge"));
    expect(jpeg.subarray(0, 3).toString("hex")).toBe("ffd8ff");
  });

  it("refuse a name that is not in the catalogue", async () => {
    await expect(drawPicture("atlantis")).rejects.toThrow('No demo picture is called "atlantis"');
  });
});

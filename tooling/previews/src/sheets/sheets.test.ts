import sharp from "sharp";
import { expect, it } from "vitest";
import { layOutSheet } from "./lay-out-sheet.ts";
import { bringIntoShape, takeTurn } from "./shown-pictures.ts";

const plain = (width: number, height: number, background = "#808080") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

it("a sheet has a column for each preset and a row for each width, the widest first", async () => {
  const shots = await Promise.all(
    ["taiga", "city"].flatMap((preset) =>
      [375, 1440].map(async (width) => ({
        preset,
        width,
        picture: await plain(width, width, width === 375 ? "#ff0000" : "#0000ff"),
      })),
    ),
  );
  const sheet = sharp(await layOutSheet(shots));
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([12 + 2 * 472, 12 + 472 + 242]);
  const colorAt = (x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3);
    return red > 200 ? "red" : blue > 200 ? "blue" : "paper";
  };
  expect([colorAt(100, 100), colorAt(600, 100)]).toEqual(["blue", "blue"]);
  expect([colorAt(100, 600), colorAt(600, 600), colorAt(400, 600)]).toEqual([
    "red",
    "red",
    "paper",
  ]);
});

it("a photograph is made upright, a panorama, very bright or very dark", async () => {
  const photograph = await plain(3000, 2000);
  const sizeOf = async (shape: Parameters<typeof bringIntoShape>[1]) => {
    const { width, height } = await sharp(await bringIntoShape(photograph, shape)).metadata();
    return width / height;
  };
  expect(await sizeOf("as they are")).toBeCloseTo(1.5, 1);
  expect(await sizeOf("upright")).toBeLessThan(0.6);
  expect(await sizeOf("panorama")).toBeGreaterThan(4);
  const lightOf = async (shape: Parameters<typeof bringIntoShape>[1]) =>
    (await sharp(await bringIntoShape(photograph, shape)).stats()).channels[0]!.mean;
  expect(await lightOf("bright")).toBeGreaterThan(190);
  expect(await lightOf("dark")).toBeLessThan(40);
});

it("photographs take turns, each drawn picture has its own, and mixed shapes take turns, too", () => {
  const photographs = ["city.jpg", "dog.jpg", "snow.jpg"];
  const named = [0, 1, 2, 3, 4].map((turn) => takeTurn(turn, photographs, "upright"));
  expect(named.map(({ name }) => name)).toEqual([...photographs, "city.jpg", "dog.jpg"]);
  expect(new Set(named.map(({ as }) => as))).toEqual(new Set(["upright"]));
  const mixed = [0, 1, 2, 3, 4, 5].map((turn) => takeTurn(turn, photographs, "mixed").as);
  expect(mixed).toEqual(["as they are", "upright", "panorama", "bright", "dark", "as they are"]);
});

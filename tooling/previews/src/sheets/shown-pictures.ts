import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";

/** What visitors' own photographs are like, besides those that a layout was drawn with. */
export const shapes = ["as they are", "upright", "panorama", "bright", "dark"] as const;
export type Shape = (typeof shapes)[number];

/** As large as any story shows them, in px. */
const largest = 2000;

/** Shows photographs of a folder wherever a story has a drawn picture: the same one under the same name. */
export async function showPhotographs(page: Page, folder: string, shape: Shape): Promise<void> {
  const photographs = readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
    .toSorted();
  if (photographs.length === 0) throw new Error(`No photographs in ${folder}`);
  const drawn = new Map<string, Promise<Buffer>>();
  await page.route("**/sample-media/*", async (route) => {
    const name = photographs[choose(basename(route.request().url()), photographs.length)]!;
    if (!drawn.has(name)) drawn.set(name, bringIntoShape(join(folder, name), shape));
    await route.fulfill({ contentType: "image/jpeg", body: await drawn.get(name)! });
  });
}

/** A number below `count` that a name always has. */
function choose(name: string, count: number): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % count;
}

export async function bringIntoShape(file: string | Buffer, shape: Shape): Promise<Buffer> {
  const [width, height] = { upright: [900, 1800], panorama: [largest, 420] }[shape as string] ?? [];
  const picture = width
    ? sharp(file).resize({ width, height: height!, fit: "cover" })
    : sharp(file).resize({ width: largest, height: largest, fit: "inside" });
  if (shape === "bright") picture.linear(0.35, 160);
  if (shape === "dark") picture.linear(0.22, 2);
  return picture.jpeg({ quality: 82 }).toBuffer();
}

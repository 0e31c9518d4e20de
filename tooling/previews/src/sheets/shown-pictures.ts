import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";

/** What organisers' own photographs are like, besides those that a layout was drawn with. */
const kinds = ["as they are", "upright", "panorama", "bright", "dark"] as const;
export const shapes = [...kinds, "mixed"] as const;
export type Shape = (typeof shapes)[number];

/** As large as any story shows them, in px. */
const largest = 2000;

/**
 * Shows photographs of a folder wherever a story has a drawn picture. They take turns, so that all of
 * them are seen; a drawn picture always has the same one, so that sheets can be compared.
 */
export async function showPhotographs(
  page: Page,
  { photos, drawn, shape }: { photos: string; drawn: string; shape: Shape },
): Promise<void> {
  const photographs = listPictures(photos);
  if (photographs.length === 0) throw new Error(`No photographs in ${photos}`);
  const pictures = listPictures(drawn);
  const made = new Map<string, Promise<Buffer>>();
  await page.route("**/sample-media/*", async (route) => {
    const turn = pictures.indexOf(basename(new URL(route.request().url()).pathname));
    if (turn < 0) return route.continue();
    const { name, as } = takeTurn(turn, photographs, shape);
    if (!made.has(name + as)) made.set(name + as, bringIntoShape(join(photos, name), as));
    await route.fulfill({ contentType: "image/jpeg", body: await made.get(name + as)! });
  });
}

function listPictures(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name))
    .toSorted();
}

/** The photograph that stands for a drawn picture, by its place among those, and what it is made into. */
export function takeTurn(
  turn: number,
  photographs: readonly string[],
  shape: Shape,
): { name: string; as: Shape } {
  const name = photographs[turn % photographs.length]!;
  return { name, as: shape === "mixed" ? kinds[turn % kinds.length]! : shape };
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

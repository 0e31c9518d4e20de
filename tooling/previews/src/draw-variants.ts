import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { noteMadeFrom, pictureFolder } from "./fingerprints.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { listVariantStories, openStory } from "./story-index.ts";
import type { Studio } from "./story-index.ts";

/** The picture of a screen, and what is kept of it, in px. */
const screen = { width: 1280, height: 800 };
const kept = { width: 560, height: 350 };

/** A block lower than this is looked at from closer, so that its details can be told apart. */
const low = { height: 320, screen: { width: 832, height: 520 } };

/** Draws every variant that is wanted by its key, "type-number", and notes what it was made from. */
export async function drawVariants(studio: Studio, fingerprints: Fingerprints): Promise<void> {
  await mkdir(pictureFolder, { recursive: true });
  for (const { id, key } of listVariantStories(studio.stories)) {
    if (!studio.isWanted(key)) continue;
    await writeFile(join(pictureFolder, `${key}.webp`), await drawVariant(studio, id));
    noteMadeFrom(key, fingerprints[key] ?? "");
    console.log(`Drawn: ${key}`);
  }
}

async function drawVariant(studio: Studio, id: string): Promise<Buffer> {
  const { page } = studio;
  await openStory(studio, id);
  // A block lower than the screen stands in its middle, as in a frame.
  await page.addStyleTag({
    content:
      "#storybook-root { min-block-size: 100svb; display: grid; align-content: safe center; }",
  });
  await page.setViewportSize(screen);
  const first = page.locator("#storybook-root").locator("header, section, footer").first();
  const block = await first.boundingBox();
  if (block && block.height < low.height) await page.setViewportSize(low.screen);
  const shot = await page.screenshot({ animations: "disabled" });
  return sharp(shot).resize(kept).webp({ quality: 78, effort: 6 }).toBuffer();
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { starters } from "@tour/blocks/starters";
import sharp from "sharp";
import { noteMadeFrom, pictureFolder } from "./fingerprints.ts";
import type { Fingerprints } from "./fingerprints.ts";
import { openStory } from "./story-index.ts";
import type { Studio } from "./story-index.ts";

/** The window that a page is opened in, how much of the page is taken, and what is kept, in px. */
const screen = { width: 1280, height: 800 };
const taken = { width: 1280, height: 4480 };
const kept = { width: 480, height: 1680 };

const target = join(pictureFolder, "starters");

/**
 * Draws every page starter that is wanted by its name, the upper part of its page, and notes what it
 * was made from.
 */
export async function drawStarters(studio: Studio, fingerprints: Fingerprints): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const { name } of starters) {
    const key = `starters/${name}`;
    if (!studio.isWanted(name) && !studio.isWanted(key)) continue;
    await writeFile(
      join(target, `${name}.webp`),
      await drawStarter(studio, findStory(studio, name)),
    );
    noteMadeFrom(key, fingerprints[key] ?? "");
    console.log(`Drawn: ${key}`);
  }
}

function findStory({ stories }: Studio, name: string): string {
  const story = Object.values(stories.entries).find(
    ({ id, type, importPath }) =>
      type === "story" && importPath.includes("/starters.stories.") && id.endsWith(`--${name}`),
  );
  if (!story) throw new Error(`The starter "${name}" has no story in starters.stories.tsx`);
  return story.id;
}

async function drawStarter(studio: Studio, id: string): Promise<Buffer> {
  const { page } = studio;
  await page.setViewportSize(screen);
  await openStory(studio, id);
  // Pictures below the window come only when they are near it.
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const shot = await page.screenshot({ animations: "disabled", fullPage: true });
  return sharp(shot)
    .extract({ left: 0, top: 0, ...taken })
    .resize(kept)
    .webp({ quality: 66, effort: 6 })
    .toBuffer();
}

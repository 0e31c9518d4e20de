import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { presetTypes } from "@tour/theme";
import { launchBrowser } from "@tour/test-browser";
import type { Page } from "playwright";
import { buildStorybook } from "../build-storybook.ts";
import { serveFolder } from "../serve-folder.ts";
import { listVariantStories, openStory } from "../story-index.ts";
import type { StoryIndex } from "../story-index.ts";
import { layOutSheet } from "./lay-out-sheet.ts";
import type { Shot } from "./lay-out-sheet.ts";
import { shapes, showPhotographs } from "./shown-pictures.ts";
import type { Shape } from "./shown-pictures.ts";

const widths = [375, 768, 1440];
/** What of a long block is kept, in px of the window. */
const longest = 2400;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A folder of photographs, shown instead of the drawn pictures. */
    photos: { type: "string" },
    /** What the photographs are made into. */
    shape: { type: "string", default: "as they are" },
    /** The presets that are drawn; without it all of them. */
    preset: { type: "string", multiple: true },
    /** Where the sheets go. */
    out: { type: "string", default: "sheets" },
    /** A built Storybook; without it one is built. */
    storybook: { type: "string" },
  },
});
const names = positionals.filter((name) => name !== "--");
const isWanted = (key: string) =>
  names.length === 0 || names.includes(key.split("-")[0]!) || names.includes(key);

const presets = presetTypes
  .map(({ type }) => type)
  .filter((type) => options.preset?.includes(type) ?? true);

/** The block as it stands in a window of a width, all of its pictures there. */
async function takeShot(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(length, longest) };
  return page.screenshot({
    animations: "disabled",
    fullPage: true,
    clip,
    type: "jpeg",
    quality: 85,
  });
}

async function drawSheets(): Promise<void> {
  const shape = options.shape as Shape;
  if (!shapes.includes(shape)) throw new Error(`A shape is one of: ${shapes.join(", ")}`);
  if (presets.length === 0) throw new Error(`No preset is called ${options.preset!.join(", ")}`);
  const target = resolve(options.out);
  const built = await mkdtemp(join(tmpdir(), "tour-sheets-"));
  const folder = options.storybook ? resolve(options.storybook) : built;
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    if (!options.storybook) await buildStorybook(folder);
    await mkdir(target, { recursive: true });
    const stories = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as StoryIndex;
    const page = await browser.newPage({ reducedMotion: "reduce" });
    if (options.photos) {
      const drawn = join(folder, "sample-media");
      await showPhotographs(page, { photos: resolve(options.photos), drawn, shape });
    }
    for (const { id, key } of listVariantStories(stories).filter(({ key: each }) =>
      isWanted(each),
    )) {
      const shots: Shot[] = [];
      for (const preset of presets) {
        await openStory({ page, origin: server.origin }, id, preset);
        for (const width of widths)
          shots.push({ width, preset, picture: await takeShot(page, width) });
      }
      const kind = options.photos ? `photographs-${shape.replaceAll(" ", "-")}` : "drawn";
      await writeFile(join(target, `${key}.${kind}.jpg`), await layOutSheet(shots));
      console.log(`${key}.${kind}.jpg`);
    }
  } finally {
    await browser.close();
    server.close();
    await rm(built, { recursive: true, force: true });
  }
}

await drawSheets();

import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import type { Page } from "playwright";
import sharp from "sharp";
import { buildStorybook } from "./build-storybook.ts";
import { serveFolder } from "./serve-folder.ts";

/** The picture of a screen, and what is kept of it, in px. */
const screen = { width: 1280, height: 800 };
const kept = { width: 560, height: 350 };

/** A block lower than this is looked at from closer, so that its details can be told apart. */
const low = { height: 320, screen: { width: 832, height: 520 } };

const target = join(import.meta.dirname, "../../../packages/blocks/previews");

interface StoryIndex {
  entries: Record<string, { id: string; importPath: string; exportName?: string }>;
}

/** Draws the preview picture of every variant from the variant's own story. */
async function drawPreviews(filter: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tour-previews-"));
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    console.log("Building Storybook");
    await buildStorybook(folder);
    const page = await browser.newPage({ viewport: screen, reducedMotion: "reduce" });
    await mkdir(target, { recursive: true });
    for (const { id, key } of await listVariantStories(folder)) {
      if (!key.startsWith(filter)) continue;
      await page.goto(`${server.origin}/iframe.html?id=${id}&viewMode=story`);
      await writeFile(join(target, `${key}.webp`), await drawStory(page));
      console.log(`Drawn: ${key}`);
    }
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The stories of variants with their pictures, keyed by "type-number". */
async function listVariantStories(folder: string): Promise<{ id: string; key: string }[]> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as StoryIndex;
  return Object.values(index.entries).flatMap(({ id, importPath }) => {
    const type = /blocks\/src\/.*\.stories\.gen\.tsx$/.test(importPath);
    const key = /(\d+)-[^-]*.*--variant-(\d+)$/.exec(id);
    return type && key ? [{ id, key: `${Number(key[1])}-${key[2]}` }] : [];
  });
}

async function drawStory(page: Page): Promise<Buffer> {
  const root = page.locator("#storybook-root");
  await root.locator("header, section, footer").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  // A block lower than the screen stands in its middle, as in a frame.
  await page.addStyleTag({
    content:
      "#storybook-root { min-block-size: 100svb; display: grid; align-content: safe center; }",
  });
  await page.setViewportSize(screen);
  const block = await root.locator("header, section, footer").first().boundingBox();
  if (block && block.height < low.height) await page.setViewportSize(low.screen);
  const shot = await page.screenshot({ animations: "disabled" });
  return sharp(shot).resize(kept).webp({ quality: 78, effort: 6 }).toBuffer();
}

const generator = join(import.meta.dirname, "../../generate/src/generate.ts");

await drawPreviews(process.argv.slice(2).find((argument) => argument !== "--") ?? "");
// The list of pictures names those that there are now.
execFileSync(process.execPath, [generator], { stdio: "inherit" });

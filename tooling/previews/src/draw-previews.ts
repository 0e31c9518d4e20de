import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import { buildStorybook } from "./build-storybook.ts";
import { drawStarters } from "./draw-starters.ts";
import { drawVariants } from "./draw-variants.ts";
import { serveFolder } from "./serve-folder.ts";
import type { StoryIndex } from "./story-index.ts";

/** Draws the preview pictures of variants and page starters from their own stories. */
async function drawPreviews(filter: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tour-previews-"));
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    console.log("Building Storybook");
    await buildStorybook(folder);
    const stories = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as StoryIndex;
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const studio = { page, origin: server.origin, stories, filter };
    await drawVariants(studio);
    await drawStarters(studio);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const generator = join(import.meta.dirname, "../../generate/src/generate.ts");

await drawPreviews(process.argv.slice(2).find((argument) => argument !== "--") ?? "");
// The list of pictures names those that there are now.
execFileSync(process.execPath, [generator], { stdio: "inherit" });

import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import { buildStorybook } from "./build-storybook.ts";
import { drawStarters } from "./draw-starters.ts";
import { drawVariants } from "./draw-variants.ts";
import { listStale, readMadeFrom, takeFingerprints } from "./fingerprints.ts";
import { serveFolder } from "./serve-folder.ts";
import type { StoryIndex } from "./story-index.ts";

const names = process.argv.slice(2).filter((argument) => argument !== "--");
/** Taken first: what changes while Storybook is built was not drawn. */
const fingerprints = await takeFingerprints();

/** All of them, those whose names begin as one of the arguments, or with `--stale` what changed. */
function chooseWanted(): (name: string) => boolean {
  if (!names.includes("--stale")) {
    return (name) => names.length === 0 || names.some((start) => name.startsWith(start));
  }
  const stale = new Set(listStale(fingerprints, readMadeFrom()));
  return (name) => stale.has(name);
}

/** Draws the preview pictures of variants and page starters from their own stories. */
async function drawPreviews(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "tour-previews-"));
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    console.log("Building Storybook");
    await buildStorybook(folder);
    const stories = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as StoryIndex;
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const studio = { page, origin: server.origin, stories, isWanted: chooseWanted() };
    await drawVariants(studio, fingerprints);
    await drawStarters(studio, fingerprints);
  } finally {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const generator = join(import.meta.dirname, "../../generate/src/generate.ts");

await drawPreviews();
// The list of pictures names those that there are now.
execFileSync(process.execPath, [generator], { stdio: "inherit" });

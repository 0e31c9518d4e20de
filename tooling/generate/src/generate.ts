import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readAsvs } from "./asvs/read-asvs.ts";
import { readBlocks } from "./read-blocks.ts";
import {
  writeDefinitions,
  writeEveryVariant,
  writeListedTypes,
  writeLoaders,
  writePreviews,
  writeTypes,
} from "./write-blocks.ts";
import { writeBookingStates } from "./write-booking-states.ts";
import { writeRoutes } from "./write-routes.ts";
import { writeStories } from "./write-stories.ts";
import { writeWeekStarts } from "./write-week-starts.ts";

const project = join(import.meta.dirname, "../../..");
const blocksFolder = "packages/blocks/src";
const root = join(project, blocksFolder);
const blocks = readBlocks(root);
const previewFolder = join(project, "packages/blocks/previews");
const pictures = new Set(listFolder(previewFolder));
const starters = listFolder(join(previewFolder, "starters")).map((file) => file.slice(0, -5));

const blockFiles = [
  ["blocks.gen.ts", writeDefinitions(blocks)],
  ["block-types.gen.ts", writeTypes(blocks)],
  ["listed-types.gen.ts", writeListedTypes(blocks)],
  ["variants.gen.ts", writeLoaders(blocks)],
  ["previews.gen.ts", writePreviews(blocks, pictures, starters)],
  ["every-variant.gen.ts", writeEveryVariant(blocks)],
  ...blocks.map((block): [string, string] => [
    `${block.folder}/${block.folder}.stories.gen.tsx`,
    writeStories(block),
  ]),
] as const;

/** What is generated, by its path in the project. */
const files = new Map<string, string>([
  ...blockFiles.map(([name, text]) => [`${blocksFolder}/${name}`, text] as const),
  ["packages/ui-kit/src/calendar/week-starts.gen.ts", writeWeekStarts()],
  ["packages/api/src/routes.gen.ts", writeRoutes()],
  ["docs/booking-states.md", writeBookingStates()],
  ["docs/asvs.md", readAsvs(project)],
]);

const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name);

if (process.argv.includes("--check")) {
  for (const name of stale) {
    console.error(`stale: ${name}; run pnpm generate`);
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const name of stale) writeFileSync(join(project, name), files.get(name) ?? "");
  console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Everything is up to date");
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function read(name: string): string | undefined {
  const path = join(project, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

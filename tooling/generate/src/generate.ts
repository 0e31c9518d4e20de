import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readBlocks } from "./read-blocks.ts";
import {
  writeDefinitions,
  writeEveryVariant,
  writeLoaders,
  writePreviews,
} from "./write-blocks.ts";
import { writeStories } from "./write-stories.ts";

const project = join(import.meta.dirname, "../../..");
const root = join(project, "packages/blocks/src");
const blocks = readBlocks(root);
const previewFolder = join(project, "packages/blocks/previews");
const pictures = new Set(listFolder(previewFolder));
const starters = listFolder(join(previewFolder, "starters")).map((file) => file.slice(0, -5));

const files = new Map([
  ["blocks.gen.ts", writeDefinitions(blocks)],
  ["variants.gen.ts", writeLoaders(blocks)],
  ["previews.gen.ts", writePreviews(blocks, pictures, starters)],
  ["every-variant.gen.ts", writeEveryVariant(blocks)],
  ...blocks.map((block): [string, string] => [
    `${block.folder}/${block.folder}.stories.gen.tsx`,
    writeStories(block),
  ]),
]);

const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name);

if (process.argv.includes("--check")) {
  for (const name of stale) {
    console.error(`stale: ${relative(project, join(root, name))}; run pnpm generate`);
  }
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const name of stale) writeFileSync(join(root, name), files.get(name) ?? "");
  console.log(stale.length > 0 ? `Written: ${stale.join(", ")}` : "Everything is up to date");
}

function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : [];
}

function read(name: string): string | undefined {
  const path = join(root, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { listSources } from "./list-sources.ts";

interface VariantInputs {
  /** Folder that the blocks' sources stand in; paths are named from here. */
  root: string;
  /** Folder of the stock pictures. */
  media: string;
  /** The variant's own file. */
  file: string;
  /** What the story shows: the sample and the data that go into the component. */
  shown: unknown;
  /** Everything that visitors read and no organiser wrote, by name. */
  texts: Readonly<Record<string, unknown>>;
}

/**
 * The fingerprint of all that a variant's picture shows and that stands among the blocks: its own
 * sources, what it shows, the texts that it names, and the stock pictures in it. Another block, and
 * a label of the builder's form, are no part of it.
 */
export function hashVariant({ root, media, file, shown, texts }: VariantInputs): string {
  const hash = createHash("sha256");
  const sources = listSources(file).map((path) => ({ path, text: readFileSync(path, "utf8") }));
  for (const { path, text } of sources) hash.update(`${relative(root, path)}\n${text}\n`);
  const named = sources.flatMap(({ text }) => [...text.matchAll(/\btexts\.(\w+)/g)]);
  for (const name of [...new Set(named.map(([, name]) => name ?? ""))].toSorted()) {
    hash.update(`${name}: ${write(texts[name])}\n`);
  }
  const sample = write(shown);
  hash.update(sample);
  for (const picture of listPictures(sample, media)) hash.update(readFileSync(picture));
  return hash.digest("hex").slice(0, 16);
}

/** A value as text; functions by their source. */
const write = (value: unknown): string =>
  JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === "function" ? String(entry) : entry,
  ) ?? "";

function listPictures(sample: string, media: string): string[] {
  const stock = /\/media\/stock-([a-z]+)\/|\/sample-media\/([a-z]+)\.webp/g;
  const names = new Set([...sample.matchAll(stock)].map(([, name, file]) => name ?? file));
  return [...names]
    .toSorted()
    .map((name) => join(media, `${name}.webp`))
    .filter((path) => existsSync(path));
}

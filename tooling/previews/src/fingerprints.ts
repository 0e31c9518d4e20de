import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeSamplePage } from "@tour/blocks";
import { blocks } from "@tour/blocks/definitions";
import type { ListedBlock } from "@tour/blocks/definitions";
import { hashVariant } from "./hash-variant.ts";

const project = join(import.meta.dirname, "../../../packages/blocks");
const root = join(project, "src");

/** Where the pictures of variants stand. */
export const pictureFolder = join(project, "previews");

/** What each picture was made from, beside the pictures. */
const manifest = join(pictureFolder, "made-from.json");

/** Fingerprints of variants by their keys, "type-number". */
export type Fingerprints = Record<string, string>;

/** What the pictures would be made from now. */
export async function takeFingerprints(): Promise<Fingerprints> {
  const dictionary = pathToFileURL(join(root, "texts/ru.ts")).href;
  const { texts } = (await import(dictionary)) as { texts: Record<string, unknown> };
  return Object.fromEntries(
    blocks.flatMap(({ definition, variants }) =>
      variants.map(({ number }) => [
        `${definition.type}-${number}`,
        hashVariant({
          root,
          media: join(project, "sample-media"),
          file: findFile(definition.name, number),
          shown: readSample(definition),
          texts,
        }),
      ]),
    ),
  );
}

function findFile(folder: string, number: number): string {
  const [file] = globSync(`${folder}/variants/${number}-*.tsx`, { cwd: root });
  if (!file) throw new Error(`${folder} has no variant ${number}; run pnpm generate`);
  return join(root, file);
}

/** What a story gives to the component. */
function readSample({ pages, sample, selectData }: ListedBlock["definition"]): unknown {
  const page = makeSamplePage(pages.includes("main") ? "main" : "tour");
  return { sample, data: selectData(page, sample), today: page.today, site: page.site.name };
}

export function readMadeFrom(): Fingerprints {
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")) as Fingerprints) : {};
}

/** Notes what one picture was made from. */
export function noteMadeFrom(key: string, fingerprint: string): void {
  const all = Object.entries({ ...readMadeFrom(), [key]: fingerprint });
  const sorted = all.toSorted(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The variants that have no picture, or one that was made from something else. */
export function listStale(now: Fingerprints, madeFrom: Fingerprints): string[] {
  return Object.keys(now).filter(
    (key) => now[key] !== madeFrom[key] || !existsSync(join(pictureFolder, `${key}.webp`)),
  );
}

import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { makeSamplePage } from "@tour/blocks";
import { blocks, findBlock } from "@tour/blocks/definitions";
import type { ListedBlock } from "@tour/blocks/definitions";
import { starters } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import { hashVariant } from "./hash-variant.ts";

const project = join(import.meta.dirname, "../../../packages/blocks");
const root = join(project, "src");

/** Where the pictures of variants stand, and in a folder of their own those of starters. */
export const pictureFolder = join(project, "previews");

/** What each picture was made from, beside the pictures. */
const manifest = join(pictureFolder, "made-from.json");

/** Fingerprints by the names of pictures: "type-number" of variants, "starters/name" of starters. */
export type Fingerprints = Record<string, string>;

/** A block of a starter's page, as far as its picture follows it. */
interface ShownBlock {
  type: number;
  variant: number;
  anchor: string;
  props: { content: unknown; data: unknown; page: unknown };
}

/** The fingerprint of a variant where it shows something. */
type HashShown = (name: string, number: number, shown: unknown) => string;

/** What the pictures would be made from now. */
export async function takeFingerprints(): Promise<Fingerprints> {
  const { texts } = await importSource<{ texts: Record<string, unknown> }>("texts/ru.ts");
  const media = join(project, "sample-media");
  const hash: HashShown = (name, number, shown) =>
    hashVariant({ root, media, file: findFile(name, number), shown, texts });
  const ofVariants = blocks.flatMap(({ definition, variants }) =>
    variants.map(({ number }) => [
      `${definition.type}-${number}`,
      hash(definition.name, number, readSample(definition)),
    ]),
  );
  return Object.fromEntries([...ofVariants, ...(await fingerprintStarters(hash))]);
}

/** A page's picture follows each of its blocks, their order and the preset that it is drawn in. */
async function fingerprintStarters(
  hash: HashShown,
): Promise<[name: string, fingerprint: string][]> {
  const { prepareStarter } = await importSource<{
    prepareStarter: (starter: PageStarter) => ShownBlock[];
  }>("starters/story/prepare-starter.ts");
  return starters.map((starter) => {
    const page = createHash("sha256").update(starter.presetType);
    for (const { type, variant, anchor, props } of prepareStarter(starter)) {
      const { name } = findBlock(type)!.definition;
      const shown = { anchor, content: props.content, data: props.data, page: props.page };
      page.update(hash(name, variant, shown));
    }
    return [`starters/${starter.name}`, page.digest("hex").slice(0, 16)];
  });
}

/** What the package does not give to others. */
const importSource = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, path)).href)) as Module;

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

/** What has no picture, or one that was made from something else. */
export function listStale(now: Fingerprints, madeFrom: Fingerprints): string[] {
  return Object.keys(now).filter(
    (key) => now[key] !== madeFrom[key] || !existsSync(join(pictureFolder, `${key}.webp`)),
  );
}

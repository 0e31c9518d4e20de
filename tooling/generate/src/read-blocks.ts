import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface VariantSource {
  number: number;
  title: string;
  interactive: boolean;
  /** File name without its ending, for example `1-full-screen`. */
  file: string;
}

export interface BlockSource {
  folder: string;
  /** Name of the exported definition, for example `mainIntro`. */
  name: string;
  type: number;
  title: string;
  /** Version of the content's shape. */
  version: number;
  /** At which end of every page it stands; undefined for one that is put where one likes. */
  shared: string | undefined;
  variants: VariantSource[];
}

/** Reads all block folders, in the order of their types. */
export function readBlocks(root: string): BlockSource[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => readBlock(root, entry.name))
    .toSorted((a, b) => a.type - b.type);
}

function readBlock(root: string, folder: string): BlockSource[] {
  const files = readdirSync(join(root, folder));
  const file = `${folder}.block.ts`;
  if (!files.includes(file)) return [];
  const source = readFileSync(join(root, folder, file), "utf8");
  const variantFolder = join(root, folder, "variants");
  return [
    {
      folder,
      name: find(
        source,
        /export const (\w+) = defineBlock\(/,
        `${file}: export const … = defineBlock(…)`,
      ),
      type: Number(find(source, /\n {2}type: (\d+),/, `${file}: type`)),
      title: find(source, /\n {2}title: "([^"]+)"/, `${file}: title`),
      version: Number(find(source, /\n {2}version: (\d+),/, `${file}: version`)),
      shared: /\n {2}shared: "(start|end)"/.exec(source)?.[1],
      variants: readdirSync(variantFolder)
        .filter((name) => name.endsWith(".tsx"))
        .map((name) => readVariant(variantFolder, name))
        .toSorted((a, b) => a.number - b.number),
    },
  ];
}

function readVariant(folder: string, name: string): VariantSource {
  const source = readFileSync(join(folder, name), "utf8");
  const info = find(
    source,
    /export const variant = defineVariant\(\s*\w+,\s*(\{[^}]*\})/,
    `${name}: export const variant = defineVariant(block, { number, title }, …)`,
  );
  const number = Number(find(info, /number: (\d+)/, `${name}: number`));
  if (!name.startsWith(`${number}-`)) throw new Error(`${name} says that its number is ${number}`);
  return {
    number,
    title: find(info, /title: "([^"]+)"/, `${name}: title`),
    interactive: /interactive: true/.test(info),
    file: name.replace(/\.tsx$/, ""),
  };
}

function find(text: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Not found: ${what}`);
  return found;
}

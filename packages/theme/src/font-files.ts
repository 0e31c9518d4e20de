import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { coreSubsets, readRange } from "./fonts/core-subsets.ts";
import type { CoreSubsetName } from "./fonts/core-subsets.ts";
import { cutFont } from "./fonts/cut-font.ts";
import type { FontCut } from "./fonts/cut-font.ts";
import { fontFamilies } from "./fonts/families.ts";
import type { FontFamily } from "./fonts/families.ts";
import { listFamilyFaces } from "./fonts/family-faces.ts";
import { listAllCoreFaces } from "./fonts/page-faces.ts";

export type FontFile = {
  /** Served as `/fonts/<name>.woff2`. */
  name: string;
  /** Absolute path of the package's woff2 file. */
  path: string;
  /** What of it the file holds; all, without it. */
  cut?: FontCut;
};

const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, "../node_modules/.cache/fonts");

function findFile(font: FontFamily, name: string): string {
  const scope = typeof font.weights === "string" ? "@fontsource-variable" : "@fontsource";
  return require.resolve(`${scope}/${font.slug}/files/${name}.woff2`);
}

/** Where a small file is cut from, and how. */
function toCutFile(font: FontFamily, name: string): FontFile {
  const [subset = "", weight = ""] = name.slice(font.slug.length + 1).split("-");
  const { from, range } = coreSubsets[subset as CoreSubsetName];
  const isVariable = typeof font.weights === "string";
  return {
    name,
    path: findFile(font, `${font.slug}-${from}-${isVariable ? "wght" : weight}-normal`),
    cut: { codePoints: readRange(range), weight: isVariable ? Number(weight) : null },
  };
}

/**
 * Every font file that a preset can ask for. Node only: servers and builds serve what
 * `readFontFile` reads under `/fonts/<name>.woff2`.
 */
export const fontFiles: readonly FontFile[] = fontFamilies.flatMap((font) => [
  ...listAllCoreFaces(font).flatMap(({ file }) => (file ? [toCutFile(font, file)] : [])),
  ...listFamilyFaces(font.family).flatMap(({ file }) =>
    file ? [{ name: file, path: findFile(font, file) }] : [],
  ),
]);

/** The bytes of a font file. A cut is made once and kept in the folder of installed packages. */
export async function readFontFile({ name, path, cut }: FontFile): Promise<Buffer> {
  const whole = await readFile(path);
  if (!cut) return whole;
  const key = createHash("sha256").update(whole).update(JSON.stringify(cut)).digest("hex");
  const kept = join(cache, `${name}-${key.slice(0, 16)}.woff2`);
  const known = await readFile(kept).catch(() => null);
  if (known) return known;
  const made = await cutFont(whole, cut);
  await keep(kept, made).catch(() => {
    // Where packages may not be written to, fonts are cut at each build.
  });
  return made;
}

async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Two builds at once must not read each other's halves.
  const half = `${path}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, path);
}

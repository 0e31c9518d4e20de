import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  coreFace,
  coreRange,
  fontFamilies,
  listFamilyFaces,
  listWeights,
  readRange,
} from "@tour/theme/font-faces";
import type { FontFamily } from "@tour/theme/font-faces";
import { cutFont, cutSettings } from "./cut-font.ts";

export type FontFile = {
  /** Served as `/fonts/<name>.woff2`. */
  name: string;
  /** Absolute path of the package's file. */
  path: string;
  /** The letters that are cut out of it; all, without them. */
  cut?: readonly number[];
};

const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, "../node_modules/.cache/fonts");

function findFile(font: FontFamily, name: string): string {
  const scope = typeof font.weights === "string" ? "@fontsource-variable" : "@fontsource";
  return require.resolve(`${scope}/${font.slug}/files/${name}.woff2`);
}

const weightNames: Record<number, string> = {
  100: "Thin",
  200: "ExtraLight",
  300: "Light",
  400: "Regular",
  500: "Medium",
  600: "SemiBold",
  700: "Bold",
  800: "ExtraBold",
  900: "Black",
};

/** The whole font of a weight, which a small file is cut from. */
function findWhole({ family, slug }: FontFamily, weight: number): string {
  const name = `${weight}${weightNames[weight]}`;
  return require.resolve(
    `@expo-google-fonts/${slug}/${name}/${family.replaceAll(" ", "")}_${name}.ttf`,
  );
}

const core = readRange(coreRange);

/**
 * Every font file that a preset can ask for. Node only: servers and builds serve what
 * `readFontFile` reads under `/fonts/<name>.woff2`.
 */
export const fontFiles: readonly FontFile[] = fontFamilies.flatMap((font) => [
  ...listWeights(font).flatMap((weight) => {
    const { file } = coreFace(font, weight);
    return file ? [{ name: file, path: findWhole(font, weight), cut: core }] : [];
  }),
  ...listFamilyFaces(font.family).flatMap(({ file }) =>
    file ? [{ name: file, path: findFile(font, file) }] : [],
  ),
]);

/** The bytes of a font file. A small one is cut once, and kept in the folder of installed packages. */
export async function readFontFile({ name, path, cut }: FontFile): Promise<Buffer> {
  const whole = await readFile(path);
  if (!cut) return whole;
  const settings = JSON.stringify([cut, cutSettings]);
  const key = createHash("sha256").update(whole).update(settings).digest("hex");
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

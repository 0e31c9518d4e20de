import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";

/** Heading families of the presets, with the weight that a share image is set in. */
const families: Record<string, { folder: string; weight: 600 | 700 }> = {
  Lora: { folder: "lora", weight: 600 },
  Unbounded: { folder: "unbounded", weight: 600 },
  Manrope: { folder: "manrope", weight: 700 },
  "Playfair Display": { folder: "playfair-display", weight: 600 },
  Oswald: { folder: "oswald", weight: 600 },
};

const plain = { name: "Golos Text", folder: "golos-text", weight: 500 } as const;
const subsets = ["cyrillic", "latin"] as const;

export interface ShareFonts {
  fonts: Font[];
  /** Values for `fontFamily`: each subset is a family of its own. */
  heading: string;
  text: string;
}

/** The fonts for a preset; an uploaded font of the organiser's is set in the plain family. */
export async function loadShareFonts(headingFamily: string): Promise<ShareFonts> {
  const chosen = families[headingFamily];
  const heading = chosen ? { name: headingFamily, ...chosen } : plain;
  const loaded = await Promise.all([...new Set([heading, plain])].map(loadFamily));
  return { fonts: loaded.flat(), heading: stack(heading.name), text: stack(plain.name) };
}

function loadFamily({
  name,
  folder,
  weight,
}: {
  name: string;
  folder: string;
  weight: Font["weight"];
}) {
  return Promise.all(
    subsets.map(async (subset): Promise<Font> => {
      const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-normal.woff`;
      const data = await readFile(fileURLToPath(import.meta.resolve(file)));
      return { name: `${name} ${subset}`, data, weight, style: "normal" };
    }),
  );
}

const stack = (name: string) => subsets.map((subset) => `${name} ${subset}`).join(", ");

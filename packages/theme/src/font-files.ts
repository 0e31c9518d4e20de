import { createRequire } from "node:module";
import { fontFamilies } from "./fonts/families.ts";
import { listFamilyFaces } from "./fonts/family-faces.ts";

export type FontFile = {
  /** Served as `/fonts/<name>.woff2`. */
  name: string;
  /** Absolute path of the woff2 file. */
  path: string;
};

const require = createRequire(import.meta.url);

/**
 * Every font file that a preset can ask for, with its place in `node_modules`. Node only: servers
 * and builds serve or copy the files under `/fonts/<name>.woff2`.
 */
export const fontFiles: readonly FontFile[] = fontFamilies.flatMap((font) => {
  const scope = typeof font.weights === "string" ? "@fontsource-variable" : "@fontsource";
  return listFamilyFaces(font.family).flatMap(({ file: name }) =>
    name ? [{ name, path: require.resolve(`${scope}/${font.slug}/files/${name}.woff2`) }] : [],
  );
});

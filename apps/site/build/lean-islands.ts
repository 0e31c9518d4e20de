import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { listEntries } from "./list-entries.ts";
import { preloadHelper } from "./preload-helper.ts";

const blockSource = /\/packages\/blocks\/src\//;
const asking = /\bisIsland (\|\||\?)/g;
/** Code that an island awaits would come at once if it were imported for the first drawing, too. */
const drawing = /\bdrawn=\{isIsland \|\| (\w+)\}/g;
const dictionary = /\/texts\/(?:ru|messages)\.ts$/;
const dictionaryImport = /import \{ (texts|messages) \} from (".*\/texts\/(?:ru|messages)\.ts";)/g;
const part = "?entry=";

/**
 * What only islands may do without: the drawing of what the server has drawn and they never change,
 * and the words of other blocks. Bundlers leave out a module that nobody asks for, but no property
 * of an object, so that each entry of a dictionary becomes a module here. A part that has a
 * `<part>.island.tsx` beside it is that one.
 */
export function leanIslands(): Plugin {
  return {
    name: "lean-islands",
    enforce: "pre",
    resolveId: (id) => (id.includes(part) ? id : undefined),
    load(id) {
      if (id === preloadHelper.id) return preloadHelper.code;
      const [file = "", name = ""] = id.split(part);
      const instead = file.replace(/\.tsx$/, ".island.tsx");
      if (blockSource.test(file) && file !== instead && existsSync(instead)) {
        return readFileSync(instead, "utf8");
      }
      const value = name && listEntries(readFileSync(file, "utf8")).get(name);
      return value ? `export const ${name} = ${value};` : undefined;
    },
    transform(code, id) {
      const file = id.split("?")[0] ?? "";
      if (!blockSource.test(file) || id.includes(part)) return;
      if (dictionary.test(file)) {
        const names = [...listEntries(code).keys()];
        const exports = names.map((name) => `export { ${name} } from "${file}${part}${name}";`);
        return { code: exports.join("\n"), map: null };
      }
      const lean = file.endsWith("/server-only/server-only.ts")
        ? code.replace("isIsland: boolean = false", "isIsland = true")
        : leaveDrawn(code).replaceAll(asking, "true $1");
      return { code: lean.replaceAll(dictionaryImport, "import * as $1 from $2"), map: null };
    },
  };
}

function leaveDrawn(code: string): string {
  let lean = code.replaceAll(drawing, "drawn={true}");
  for (const [, name] of code.matchAll(drawing)) {
    lean = lean.replace(new RegExp(`import \\{ ${name} \\} from "[^"]+";`), "");
  }
  return lean;
}

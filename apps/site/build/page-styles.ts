import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const { resolve: resolveKit } = createRequire(import.meta.url);
const prefix = "virtual:styles:";
const suffix = "?styles";
const relativeImport = /^import (?!type\b)[^;]*?from "(\.[^"]+)"/gm;
const kitImport = /^import (?!type\b)\{([^;]*?)\} from "(@tour\/(?:ui-kit|blocks)\/[^"]+)"/gm;
const reexport = /^export \{([^;]*?)\} from "(\.[^"]+)"/gm;

/**
 * `import css from "virtual:styles:./front-page.tsx"`: the text of every style sheet that the component and
 * what it is made of import, the kit's among them, those of the parts first, each once. So a page can't
 * forget the rules of a part that it shows.
 */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    resolveId(source, importer) {
      if (!importer || !source.startsWith(prefix)) return;
      return resolve(dirname(importer), source.slice(prefix.length)) + suffix;
    },
    load(id) {
      if (!id.endsWith(suffix)) return;
      const modules = [...listModules(id.slice(0, -suffix.length))];
      for (const module of modules) this.addWatchFile(module);
      const sheets = modules.filter((module) => module.endsWith(".module.css"));
      const imports = sheets.map(
        (sheet, index) => `import css${index} from ${JSON.stringify(`${sheet}?inline`)};`,
      );
      const names = sheets.map((_, index) => `css${index}`);
      return `${imports.join("\n")}\nexport default [${names.join(", ")}].join("\\n");`;
    },
  };
}

/** A file and what it imports by relative paths and of the kit, parts before those that use them. */
function listModules(file: string, seen = new Set<string>(), found = new Set<string>()) {
  if (seen.has(file)) return found;
  seen.add(file);
  if (/\.tsx?$/.test(file)) {
    const text = readFileSync(file, "utf8");
    for (const [, names = "", path = ""] of text.matchAll(kitImport)) {
      for (const part of listKitFiles(path, names)) listModules(part, seen, found);
    }
    for (const [, path = ""] of text.matchAll(relativeImport)) {
      listModules(resolve(dirname(file), path), seen, found);
    }
  }
  return found.add(file);
}

/** The files of the kit where these names are declared. */
function listKitFiles(path: string, names: string): string[] {
  const index = resolveKit(path);
  const wanted = new Set(names.split(",").map((name) => name.trim()));
  return [...readFileSync(index, "utf8").matchAll(reexport)]
    .filter(([, given = ""]) => given.split(",").some((name) => wanted.has(name.trim())))
    .map(([, , file = ""]) => resolve(dirname(index), file));
}

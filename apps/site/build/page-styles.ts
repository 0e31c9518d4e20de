import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const prefix = "virtual:styles:";
const suffix = "?styles";
const partImport = /^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+|@tour\/ui-kit\/[a-z-]+)"/gm;
const kit = resolve(import.meta.dirname, "../../../packages/ui-kit/src");

/**
 * `import css from "virtual:styles:./front-page.tsx"`: the text of every style sheet that the component and
 * what it is made of import, those of the parts first, each once. So a page can't forget the rules
 * of a part that it shows.
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

/** A file and what it imports by relative paths or of the kit, parts before those that use them. */
function listModules(file: string, seen = new Set<string>(), found = new Set<string>()) {
  if (seen.has(file)) return found;
  seen.add(file);
  if (/\.tsx?$/.test(file)) {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(partImport)) {
      listModules(locate(path, file), seen, found);
    }
  }
  return found.add(file);
}

/** A component of the kit is a folder of its sources: its styles have the same names everywhere. */
function locate(path: string, importer: string): string {
  const [, component] = /^@tour\/ui-kit\/(.+)$/.exec(path) ?? [];
  return component ? resolve(kit, component, "index.ts") : resolve(dirname(importer), path);
}

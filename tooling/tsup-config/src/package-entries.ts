import { globSync } from "node:fs";
import { matchesGlob, relative } from "node:path";

type PublishedTarget = string | { types?: string; default: string };

/** The parts of a package.json that say what is built and where it goes. */
export type Manifest = {
  name: string;
  exports: Record<string, string>;
  /** A subpath that is null here is for the workspace alone. */
  publishConfig?: { exports?: Record<string, PublishedTarget | null> };
};

/** What a package builds: output name in `dist` without extension -> source file, by kind. */
export type PackageEntries = {
  scripts: Record<string, string>;
  styles: Record<string, string>;
  /** Folders that are published as they are: output folder in `dist` -> source folder. */
  folders: Record<string, string>;
};

const isScript = (path: string) => /\.tsx?$/.test(path);

/**
 * Reads a package's entries from its `exports` (sources) and `publishConfig.exports` (outputs), so
 * that an import path is written down once. Throws when a subpath does not say where it is published.
 */
export function readPackageEntries(manifest: Manifest, packageFolder: string): PackageEntries {
  const entries: PackageEntries = { scripts: {}, styles: {}, folders: {} };
  for (const [subpath, source] of Object.entries(manifest.exports)) {
    const target = manifest.publishConfig?.exports?.[subpath];
    // Published as it stands in the repository, or not at all; nothing is built.
    if (target === source || target === null) continue;
    const output = readOutput(manifest, subpath);
    if (source.endsWith("/*")) {
      entries.folders[output.slice(0, -2)] = source.slice(2, -2);
    } else if (isScript(source)) {
      for (const [name, file] of expandPattern(source, output, packageFolder)) {
        entries.scripts[name] = file;
      }
    } else if (source.endsWith(".css")) {
      entries.styles[output] = source.slice(2);
    } else {
      throw new Error(`${manifest.name}: don't know how to build "${subpath}" from ${source}`);
    }
  }
  return entries;
}

function readOutput(manifest: Manifest, subpath: string): string {
  const target = manifest.publishConfig?.exports?.[subpath];
  const path = typeof target === "string" ? target : target?.default;
  if (!path?.startsWith("./dist/")) {
    throw new Error(
      `${manifest.name}: publishConfig.exports["${subpath}"] must point into ./dist, got ${path}`,
    );
  }
  return path.slice("./dist/".length).replace(/\.(js|css)$/, "");
}

/** One pair of output name and source file for each file that a pattern like ./src/STAR/index.ts meets. */
function expandPattern(source: string, output: string, packageFolder: string): [string, string][] {
  if (!source.includes("*")) return [[output, source.slice(2)]];
  const [before = "", after = ""] = source.slice(2).split("*");
  return globSync(source.slice(2), { cwd: packageFolder })
    .filter((file) => matchesGlob(file, source.slice(2)))
    .sort()
    .map((file) => {
      const star = relative(before || ".", file).slice(0, -after.length || undefined);
      return [output.replace("*", star), file];
    });
}

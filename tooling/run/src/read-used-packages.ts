import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { UsedPackages } from "./find-unused-names.ts";
import { listPackages, projectRoot } from "./workspace.ts";

type Manifest = Record<
  "dependencies" | "devDependencies" | "peerDependencies",
  object | undefined
> & {
  scripts?: Record<string, string>;
};

const imports = /(?:\bfrom|\bimport)\s*\(?\s*["']((?:@[\w.-]+\/)?[\w.-]+)[^"']*["']/g;
const isTest = (file: string) => /\.(?:test|stories)\.|[/\\]test[/\\]|\.gen\.tsx$/.test(file);

/** The root and every package of the workspace: what each has, runs and imports. */
export function readUsedPackages(): UsedPackages[] {
  const folders = listPackages().map(({ folder }) => folder);
  return [...folders.map((folder) => readOne(folder, true)), readOne(projectRoot, false)];
}

function readOne(folder: string, hasSources: boolean): UsedPackages {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const { dependencies, devDependencies, peerDependencies, scripts = {} } = manifest;
  const files = hasSources ? listSources(folder) : [];
  const [area] = folder.slice(projectRoot.length + 1).split(sep);
  return {
    isProduct: area === "packages" || area === "apps",
    dependencies: new Set(
      [dependencies, devDependencies, peerDependencies].flatMap((some = {}) => Object.keys(some)),
    ),
    scripts: Object.values(scripts),
    imported: readImports(files.filter((file) => !isTest(file))),
    tested: readImports(files.filter(isTest)),
  };
}

const listSources = (folder: string) =>
  globSync("{src,.storybook,build}/**/*.{ts,tsx,js}", { cwd: folder })
    .concat(globSync("*.{ts,js}", { cwd: folder }))
    .map((file) => join(folder, file));

function readImports(files: readonly string[]): Set<string> {
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imports)].map(([, name]) => name ?? ""),
  );
  return new Set(names);
}

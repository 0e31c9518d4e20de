import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { joinImportPath, listScriptPaths, type PackedPackage } from "./packed-package.ts";
import { projectRoot, runTool } from "./run-tool.ts";

/** What somebody who found the packages on the registry would write. */
const source = resolve(import.meta.dirname, "../consumer-app");

/** The pages of the guide, which the consumer has copied from Storybook. */
const guide = join(projectRoot, "tooling/storybook/src/guide");

/** What an app needs that shows components, and no files of fonts. */
export const listNeeded = (packed: PackedPackage[]): PackedPackage[] =>
  packed.filter(({ name }) => name !== "@tour/theme-fonts");

/** Makes a Vite app outside the workspace, with the tarballs installed by npm. */
export async function makeConsumerApp(packed: PackedPackage[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "tour-consumer-"));
  cpSync(source, folder, { recursive: true });
  cpSync(guide, join(folder, "src/guide"), {
    recursive: true,
    filter: (file) => file === guide || file.endsWith(".example.tsx"),
  });
  writeFileSync(
    join(folder, "src/every-entry.ts"),
    importEvery(listImportPaths(listNeeded(packed))),
  );
  const file = join(folder, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const tarballs = new Map(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  for (const group of ["dependencies", "devDependencies"]) {
    for (const name of Object.keys(manifest[group])) {
      manifest[group][name] = tarballs.get(name) ?? readCatalogVersion(name);
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await runTool("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], folder);
  return folder;
}

/** Every script that the packages give out: `@tour/theme`, `@tour/ui-kit/button`. */
export function listImportPaths(packed: PackedPackage[]): string[] {
  return packed.flatMap((one) =>
    listScriptPaths(one).map((path) => joinImportPath(one.name, path)),
  );
}

/** A module that uses all of them, so that the compiler reads every declaration. */
function importEvery(paths: string[]): string {
  const imports = paths.map((path, index) => `import * as entry${index} from "${path}";`);
  return `${imports.join("\n")}\nexport const entries = [${paths.map((_, index) => `entry${index}`)}];\n`;
}

/** The version of a dependency that the workspace itself uses. */
function readCatalogVersion(name: string): string {
  const workspace = readFileSync(join(projectRoot, "pnpm-workspace.yaml"), "utf8");
  const version = new RegExp(`^  "?${name}"?: (\\S+)$`, "m").exec(workspace)?.[1];
  if (!version) throw new Error(`The catalog has no ${name}.`);
  return version;
}

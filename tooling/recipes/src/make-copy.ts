import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

export const projectRoot = resolve(import.meta.dirname, "../../..");

/**
 * A copy of the project as it is in the work tree, in a folder of its own. Packages of others are
 * those that are installed; the project's own are the copy's.
 */
export function makeCopy(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "recipes-")));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split("\0")) {
    const source = join(projectRoot, file);
    if (file !== "" && existsSync(source)) cpSync(source, join(copy, file));
  }
  for (const manifest of globSync("{.,*,*/*}/package.json", { cwd: projectRoot })) {
    linkModules(copy, join(dirname(manifest), "node_modules"));
  }
  return copy;
}

function linkModules(copy: string, folder: string): void {
  if (!existsSync(join(projectRoot, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const entry of readdirSync(join(projectRoot, folder))) {
    const path = join(folder, entry);
    if (entry.startsWith("@")) linkModules(copy, path);
    else symlinkSync(findTarget(copy, path), join(copy, path));
  }
}

function findTarget(copy: string, path: string): string {
  const target = realpathSync(join(projectRoot, path));
  const own = relative(projectRoot, target);
  return own.includes("node_modules") || own.startsWith("..") ? target : join(copy, own);
}

import { join, posix } from "node:path";
import { readFileSync } from "node:fs";
import { listScriptPaths, type PackedPackage } from "./packed-package.ts";

const isClientModule = (text: string) => text.startsWith('"use client"');

/**
 * The package's scripts, by path, that a server component loads when it imports any of the entries:
 * everything up to the modules that begin with "use client".
 */
export function readServerScripts(packed: PackedPackage): Map<string, string> {
  const reached = new Map<string, string>();
  const queue = listScriptPaths(packed).map((path) => resolveScript(packed, path));
  for (const file of queue) {
    if (reached.has(file)) continue;
    const text = readFileSync(join(packed.folder, file), "utf8");
    if (isClientModule(text)) continue;
    reached.set(file, text);
    for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+\.js)"/g)) {
      queue.push(posix.join(posix.dirname(file), imported));
    }
  }
  return reached;
}

function resolveScript({ manifest }: PackedPackage, path: string): string {
  const exact = manifest.exports[path];
  if (typeof exact === "object") return posix.normalize(exact.default);
  for (const [pattern, target] of Object.entries(manifest.exports)) {
    const [before = "", after = ""] = pattern.split("*");
    if (typeof target === "string" || !pattern.includes("*") || !path.startsWith(before)) continue;
    const star = path.slice(before.length, after.length > 0 ? -after.length : undefined);
    return posix.normalize(target.default.replace("*", star));
  }
  throw new Error(`No script is exported as ${path}`);
}

import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

export type Target = string | { types: string; default: string };

/** A package as it would be published. */
export type PackedPackage = {
  name: string;
  tarball: string;
  /** Where the tarball is unpacked. */
  folder: string;
  manifest: {
    exports: Record<string, Target>;
    sideEffects?: boolean | string[];
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
};

declare module "vitest" {
  export interface ProvidedContext {
    packed: PackedPackage[];
  }
}

export const listPacked = (): PackedPackage[] => inject("packed");

/** Import paths of scripts, patterns written out: `.`, `./button`. */
export function listScriptPaths({ folder, manifest }: PackedPackage): string[] {
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    if (typeof target === "string") return [];
    if (!path.includes("*")) return [path];
    const [before = "", after = ""] = target.default.split("*");
    return (
      globSync(target.default, { cwd: folder })
        .map((file) => `./${file.replaceAll("\\", "/").replace(/^\.\//, "")}`.slice(before.length))
        .map((file) => file.slice(0, -after.length))
        // Parts that the build shares between entries have no declarations of their own.
        .filter((name) => existsSync(join(folder, target.types.replace("*", name))))
        .sort()
        .map((name) => path.replace("*", name))
    );
  });
}

/** Import paths of style sheets. */
export function listStylePaths({ manifest }: PackedPackage): string[] {
  return Object.keys(manifest.exports).filter((path) => path.endsWith(".css"));
}

/** The package's own scripts, by path. */
export function readScripts({ folder }: PackedPackage): Map<string, string> {
  const files = globSync("dist/**/*.js", { cwd: folder }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

/** `@tour/ui-kit` and `./button` make `@tour/ui-kit/button`. */
export const joinImportPath = (name: string, path: string) => name + path.slice(1);

import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { readImports } from "./read-imports.ts";

/** That one file of a source folder imports another; both paths start at that folder. */
export type Link = {
  from: string;
  line: number;
  to: string;
};

/** `modules/tours/x.ts:4 imports db/database.ts`. */
export const describeLink = ({ from, line, to }: Link) => `${from}:${line} imports ${to}`;

/**
 * The imports between the files of a folder. Tests, their cases, stories and demos stand beside what
 * they drive from above, so theirs do not count.
 */
export function readLinks(folder: string): Link[] {
  const files = globSync("**/*.{ts,tsx,js,jsx}", { cwd: folder });
  return files
    .filter((file) => !isDriver(file))
    .sort()
    .flatMap((from) =>
      readImports(from, readFileSync(join(folder, from), "utf8"))
        .filter(({ specifier }) => specifier.startsWith("."))
        .flatMap(({ specifier, line }) =>
          resolve(folder, from, specifier).map((to) => ({ from, line, to })),
        ),
    )
    .filter(({ from, to }) => to !== from && !to.startsWith(".."));
}

const isDriver = (file: string) => /\.(?:test|stories|stories\.gen|cases|demo)\.\w+$/.test(file);

/** The files that a specifier means: one, or those of a pattern. */
function resolve(folder: string, from: string, specifier: string): string[] {
  const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
  return path.includes("*") ? globSync(path, { cwd: folder }) : [path];
}

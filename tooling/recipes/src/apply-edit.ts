import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Edit } from "./read-recipes.ts";

/** Does in a copy of the project what a recipe says; throws when it says what cannot be done. */
export function applyEdit(root: string, { path, kind, text }: Edit): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, kind === "diff" ? applyDiff(readFileSync(file, "utf8"), text, path) : text);
}

/** Changes the only place of a text that a diff's lines stand for. */
export function applyDiff(text: string, diff: string, path: string): string {
  const lines = diff.replace(/\n$/, "").split("\n");
  const before = lines.filter((line) => !line.startsWith("+")).map(cutMark);
  const after = lines.filter((line) => !line.startsWith("-")).map(cutMark);
  const all = text.split("\n");
  const places = [...all.keys()].filter((at) =>
    before.every((line, index) => all[at + index] === line),
  );
  const [place, ...others] = places;
  const wanted = `${path} has these lines`;
  if (place === undefined) throw new Error(`${wanted} nowhere:\n${before.join("\n")}`);
  if (others.length > 0) throw new Error(`${wanted} more than once:\n${before.join("\n")}`);
  return all.toSpliced(place, before.length, ...after).join("\n");
}

const cutMark = (line: string) => line.slice(1);

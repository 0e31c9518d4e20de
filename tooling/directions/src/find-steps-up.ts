import { describeLink } from "./read-links.ts";
import type { Link } from "./read-links.ts";
import type { Floor } from "./orders.ts";

/** Imports from a floor above or from a neighbour, and folders that stand on no floor. */
export function findStepsUp(links: Link[], floors: Floor[]): string[] {
  const faults = links.flatMap((link) => {
    const [from, to] = [findPlace(link.from, floors), findPlace(link.to, floors)];
    const homeless = [from, to].filter(({ floor }) => floor < 0);
    if (homeless.length > 0)
      return homeless.map(
        ({ folder }) => `${folder} stands on no floor of the app's order: give it one.`,
      );
    if (from.folder === to.folder || from.floor < to.floor) return [];
    const relation = from.floor === to.floor ? "its neighbour" : "above it";
    return `${describeLink(link)}\n    ${to.folder} is ${relation}. ${floors[from.floor]?.why}`;
  });
  return [...new Set(faults)];
}

/** The folder of the order that a file lies in, and its floor; -1 when the order names none. */
function findPlace(path: string, floors: Floor[]): { folder: string; floor: number } {
  const names = path.split("/").slice(0, -1);
  for (const [floor, { folders }] of floors.entries()) {
    for (const pattern of folders) {
      const folder = matchFolder(names, pattern);
      if (folder) return { folder, floor };
    }
  }
  return { folder: names.slice(0, 1).join("/"), floor: -1 };
}

/** The beginning of a path that a pattern means; nothing when it means another. */
function matchFolder(names: string[], pattern: string): string | undefined {
  if (pattern === ".") return names.length === 0 ? "src" : undefined;
  const wanted = pattern.split("/");
  const own = names.slice(0, wanted.length);
  const fits = wanted.every((name, index) => own[index] && (name === "*" || name === own[index]));
  return fits ? own.join("/") : undefined;
}

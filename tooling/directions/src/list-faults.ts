import { globSync } from "node:fs";
import { join } from "node:path";
import { findFileCircles, findFolderCircles } from "./describe-circles.ts";
import { findStepsUp } from "./find-steps-up.ts";
import type { Floor } from "./orders.ts";
import { readLinks } from "./read-links.ts";

/**
 * All that goes the wrong way in the sources of a project, a text each: circles in apps and
 * packages, and in apps, which have an order of folders, each import against it.
 */
export function listFaults(projectRoot: string, orders: Record<string, Floor[]>): string[] {
  return globSync("{apps,packages}/*/src", { cwd: projectRoot })
    .map((folder) => folder.replace(/\/src$/, ""))
    .sort()
    .flatMap((name) => {
      const links = readLinks(join(projectRoot, name, "src"));
      const faults = [...findFileCircles(links), ...findFolderCircles(links)];
      const order = orders[name];
      if (order) faults.push(...findStepsUp(links, order));
      else if (name.startsWith("apps/"))
        faults.push("An app says in which order its folders stand.");
      return faults.map((fault) => `${name}: ${fault}`);
    });
}

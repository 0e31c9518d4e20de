import { findCircles } from "./find-circles.ts";
import { describeLink } from "./read-links.ts";
import type { Link } from "./read-links.ts";

/** Files that import each other, also by types alone or only when they are asked for. */
export const findFileCircles = (links: Link[]): string[] =>
  describeCircles(links, (path) => path, "Files import each other in a circle");

/** Folders that import each other, on every level: nobody could say which of them comes first. */
export function findFolderCircles(links: Link[]): string[] {
  const depths = links.map(({ from }) => from.split("/").length);
  return Array.from({ length: Math.max(0, ...depths) }, (_, depth) =>
    describeCircles(
      links.filter(({ from, to }) => areNeighbours(from, to, depth)),
      (path) => path.split("/", depth + 1).join("/"),
      "Folders import each other in a circle",
    ),
  ).flat();
}

/** Whether two files lie in two folders of one folder, so many levels down. */
function areNeighbours(from: string, to: string, depth: number): boolean {
  const [one, other] = [from.split("/"), to.split("/")];
  return (
    one.length > depth + 1 &&
    other.length > depth + 1 &&
    one.slice(0, depth).join("/") === other.slice(0, depth).join("/")
  );
}

function describeCircles(links: Link[], nameOf: (path: string) => string, title: string): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of links) {
    if (nameOf(from) === nameOf(to)) continue;
    graph.set(nameOf(from), (graph.get(nameOf(from)) ?? new Set()).add(nameOf(to)));
  }
  return findCircles(graph).map((circle) => {
    const steps = circle.map((name, index) => {
      const next = circle[(index + 1) % circle.length];
      const link = links.find(({ from, to }) => nameOf(from) === name && nameOf(to) === next);
      return link && `\n    ${describeLink(link)}`;
    });
    return `${title}: ${[...circle, circle[0]].join(" -> ")}${steps.join("")}`;
  });
}

/** Who imports whom, by name. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Short circles of a graph, so that whoever is in any is in one: `["a", "b"]` when both import each other. */
export function findCircles(graph: Graph): string[][] {
  const left = new Set(graph.keys());
  const circles: string[][] = [];
  for (const start of [...left].sort()) {
    if (!left.has(start)) continue;
    const circle = findWayBack(graph, start);
    if (!circle) continue;
    circles.push(circle);
    for (const name of circle) left.delete(name);
  }
  return circles;
}

/** The shortest way from a name over others back to itself. */
function findWayBack(graph: Graph, start: string): string[] | undefined {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

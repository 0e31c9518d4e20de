/** How much of the grid a cell takes: `hero` two rows of four columns, `wide` four, `small` two. */
export type Cell = "full" | "hero" | "wide" | "small";

const hero: Cell[] = ["hero", "small", "small"];
const pairs: Cell[][] = [
  ["small", "wide"],
  ["wide", "small"],
];

/** Cells of unequal sizes that fill six columns to the last, however many there are. */
export function layBento(count: number): Cell[] {
  if (count <= 0) return [];
  if (count === 1) return ["full"];
  if (count === 2) return ["wide", "small"];
  if (count === 4) return ["wide", "small", "small", "wide"];
  const cells = [...hero];
  for (let turn = 0; cells.length < count; turn += 1) {
    const left = count - cells.length;
    const next =
      left === 2 || left === 4 ? pairs[turn % 2] : (["small", "small", "small"] as const);
    cells.push(...(next ?? []));
  }
  return cells;
}

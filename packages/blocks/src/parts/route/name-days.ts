import { mapSize } from "./project-route.ts";
import type { RouteView } from "./route-view.ts";

/** Ends of days that lie nearer to one another have one mark, in units of the map. */
const near = mapSize * 0.07;

export interface DayMark {
  x: number;
  y: number;
  /** "3", "3–6" or "2, 5". */
  name: string;
}

/** Where days end on the map: a camp that one comes back to has one mark. */
export function listDayMarks({ points, days }: RouteView): DayMark[] {
  const marks: { x: number; y: number; numbers: number[] }[] = [];
  for (const { number, to } of days) {
    const [x, y] = points[to]!;
    const known = marks.find((mark) => Math.hypot(mark.x - x, mark.y - y) < near);
    if (known) known.numbers.push(number);
    else marks.push({ x, y, numbers: [number] });
  }
  return marks.map(({ x, y, numbers }) => ({ x, y, name: nameDays(numbers) }));
}

/** Rising numbers, those in a row as a range. */
export function nameDays(numbers: readonly number[]): string {
  const rows: [first: number, last: number][] = [];
  for (const number of numbers) {
    const row = rows.at(-1);
    if (row && number === row[1] + 1) row[1] = number;
    else rows.push([number, number]);
  }
  return rows
    .map(([first, last]) =>
      first === last ? `${first}` : `${first}${last === first + 1 ? ", " : "–"}${last}`,
    )
    .join(", ");
}

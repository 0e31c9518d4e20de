/** A run of letters as a PDF places it: in points, from the lower left. */
export interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Whether the PDF says that a line ends behind it. */
  endsLine: boolean;
}

export interface PageLine {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
}

/** The lines of a page, in the order in which they are written. */
export function gatherLines(runs: readonly Run[]): PageLine[] {
  const lines: PageLine[] = [];
  let line: PageLine | undefined;
  let isOver = false;
  for (const run of runs) {
    const isSame =
      line && !isOver && Math.abs(run.y - line.y) <= Math.max(run.size, line.size) * 0.5;
    if (run.text.trim()) {
      if (!isSame || !line || run.x < line.x - 1) {
        line = { text: "", x: run.x, right: run.x, y: run.y, size: run.size };
        lines.push(line);
      }
      const isApart = run.x - line.right > run.size * 0.15;
      line.text += (isApart && line.text && !/\s$/.test(line.text) ? " " : "") + run.text;
      line.right = Math.max(line.right, run.x + run.width);
      line.size = Math.max(line.size, run.size);
      isOver = false;
    } else if (line && isSame && run.text) line.text += " ";
    isOver ||= run.endsLine;
  }
  return lines.filter(({ text }) => text.trim());
}

import sharp from "sharp";

/** Of a picture on a sheet, by the width of the window that it was taken in, in px. */
const shownWidths: Record<number, number> = { 375: 230, 768: 330, 1440: 460 };
const gap = 12;
const paper = "#8a8a8a";

/** A picture of a block, taken in a window of a width. */
export interface Shot {
  width: number;
  preset: string;
  picture: Buffer;
}

/** All pictures of a variant on one sheet: a column for each preset, a row for each width of window. */
export async function layOutSheet(shots: readonly Shot[]): Promise<Buffer> {
  const widths = [...new Set(shots.map(({ width }) => width))].toSorted((a, b) => b - a);
  const presets = [...new Set(shots.map(({ preset }) => preset))];
  const column = gap + Math.max(...widths.map((width) => shownWidths[width] ?? width));
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (const width of widths) {
    const row = await Promise.all(
      shots
        .filter((shot) => shot.width === width)
        .map(async ({ preset, picture }) => {
          const shown = sharp(picture).resize({ width: shownWidths[width] ?? width });
          const { data, info } = await shown.toBuffer({ resolveWithObject: true });
          const left = gap + presets.indexOf(preset) * column;
          return { input: data, left, height: info.height };
        }),
    );
    placed.push(...row.map(({ input, left }) => ({ input, left, top })));
    top += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const sheet = {
    width: gap + presets.length * column,
    height: top,
    channels: 3,
    background: paper,
  } as const;
  return sharp({ create: sheet }).composite(placed).jpeg({ quality: 84 }).toBuffer();
}

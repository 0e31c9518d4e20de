/**
 * A picture's colour in steps of hue, saturation and lightness, for `data-tone`: words that a style
 * sheet knows, because a strict policy forbids inline styles.
 */
export function toneOf(color: string | undefined): string | undefined {
  if (!color) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const lightness = max - range / 2;
  const saturation = range && range / (1 - Math.abs(2 * lightness - 1));
  const hue = range && 60 * turnOf({ red, green, blue, max, range });
  const words = [
    `h${inSteps(hue, 30) % 360}`,
    `s${Math.min(80, inSteps(saturation * 100, 20))}`,
    `l${Math.min(90, Math.max(10, inSteps(lightness * 100, 10)))}`,
  ];
  return words.join(" ");
}

/** The hue, from 0 to 6. */
function turnOf(from: Record<"red" | "green" | "blue" | "max" | "range", number>): number {
  const { red, green, blue, max, range } = from;
  if (max === red) return ((green - blue) / range + 6) % 6;
  return max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

const inSteps = (value: number, step: number) => Math.round(value / step) * step;

/** Pixels whose channels fall into the same sixteenths are of one colour. */
const step = 16;
/** Between the strongest and the weakest channel: what has less is black, white or grey. */
const leastChroma = 40;
/** What covers less of a picture is an edge between two colours; a share of what is drawn. */
const leastShare = 0.01;
/** Two colours that are nearer look the same beside each other. */
const leastDistance = 70;
const most = 4;

type Channels = [red: number, green: number, blue: number];

interface Shade {
  count: number;
  /** Sums of the channels of all its pixels. */
  sums: Channels;
}

/** The colours that a picture is made of, as `#rrggbb`, those first that cover most; greys are none. */
export function listStrongColors({ data }: Pick<ImageData, "data">): string[] {
  const shades = new Map<string, Shade>();
  let drawn = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = data.subarray(at, at + 4) as unknown as [...Channels, number];
    if (alpha < 128) continue;
    drawn += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < leastChroma) continue;
    add(shades, [red, green, blue]);
  }
  const colors: Channels[] = [];
  for (const shade of [...shades.values()].toSorted((a, b) => b.count - a.count)) {
    if (shade.count < drawn * leastShare || colors.length === most) break;
    const color = shade.sums.map((sum) => Math.round(sum / shade.count)) as Channels;
    if (colors.every((other) => distance(color, other) >= leastDistance)) colors.push(color);
  }
  return colors.map(write);
}

function add(shades: Map<string, Shade>, color: Channels): void {
  const key = color.map((channel) => Math.floor(channel / step)).join();
  const shade = shades.get(key) ?? { count: 0, sums: [0, 0, 0] };
  shade.count += 1;
  shade.sums = shade.sums.map((sum, channel) => sum + color[channel]!) as Channels;
  shades.set(key, shade);
}

const distance = (one: Channels, other: Channels): number =>
  Math.hypot(...one.map((channel, at) => channel - other[at]!));

const write = (color: Channels): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

import { lighten, mix } from "../color.ts";
import { place } from "../figures/place.ts";
import { round, type Point, type Sheet } from "../sheet.ts";

interface Colors {
  wall: string;
  light: string;
  gold: string;
}

/** A neoclassical cathedral: colonnade, drum, gilded dome, four small towers. */
export function paintCathedral(
  sheet: Sheet,
  at: Point,
  height: number,
  { wall, light, gold }: Colors,
): void {
  let columns = "";
  for (let i = 0; i < 8; i++) columns += `M${-21 + i * 6} -18v-16h2.4v16z`;
  for (let i = 0; i < 9; i++) columns += `M${-13.6 + i * 3.2} -50v-12h1.4v12z`;
  const tower = (x: number) =>
    `<path d="M${x - 4} -38V-50H${x + 4}V-38Z" fill="${wall}"/><path d="M${x - 4} -50Q${x - 4} -57 ${x} -59Q${x + 4} -57 ${x + 4} -50Z" fill="${gold}"/><path d="M${x} -59V-64" stroke="${gold}" stroke-width="0.8"/>`;
  place(
    sheet,
    at,
    height,
    `<path d="M-38 0V-38H38V0Z" fill="${wall}"/><path d="M-26 -36L0 -46L26 -36Z" fill="${light}"/>${tower(-25)}${tower(25)}` +
      `<path d="M-16 -38V-48H16V-38Z" fill="${wall}"/><path d="M-14 -48V-64H14V-48Z" fill="${lighten(wall, -0.04)}"/><path d="${columns}" fill="${light}"/>` +
      `<path d="M-15 -64H15V-67H-15Z" fill="${light}"/><path d="M-13.5 -67Q-13.5 -83 0 -87Q13.5 -83 13.5 -67Z" fill="${gold}"/>` +
      `<path d="M3 -67Q6 -80 0 -87Q13.5 -83 13.5 -67Z" fill="${mix(gold, wall, 0.45)}"/>` +
      `<path d="M-3 -87V-93H3V-87ZM-3 -93Q0 -97 3 -93Z" fill="${gold}"/><path d="M0 -96V-104M-2 -101H2" stroke="${gold}" stroke-width="1"/>`,
  );
}

/** A fortress church with a needle spire, low bastions beside it. */
export function paintSpire(
  sheet: Sheet,
  at: Point,
  height: number,
  { wall, light, gold }: Colors,
): void {
  place(
    sheet,
    at,
    height,
    `<path d="M-96 0V-16L-86 -19H84L96 -15V0Z" fill="${mix(wall, gold, 0.12)}"/><path d="M-96 -12H96V-10H-96Z" fill="${light}"/>` +
      `<path d="M-4 -16V-32H40V-16Z" fill="${wall}"/><path d="M-6 -32L2 -37H36L42 -32Z" fill="${light}"/>` +
      `<path d="M28 -36V-46H36V-36Z" fill="${wall}"/><path d="M27 -46Q28 -52 32 -54Q36 -52 37 -46Z" fill="${gold}"/>` +
      `<path d="M-14 -16V-46H4V-16Z" fill="${wall}"/><path d="M-14 -16V-46H-10V-16Z" fill="${light}"/>` +
      `<path d="M-11 -46V-56H1V-46ZM-9 -56V-63H-1V-56Z" fill="${wall}"/><path d="M-15 -46H5V-48H-15ZM-12 -56H2V-57.500H-12Z" fill="${light}"/>` +
      `<path d="M-9 -63L-5 -106L-1 -63Z" fill="${gold}"/><path d="M-5 -63V-106L-1 -63Z" fill="${mix(gold, wall, 0.4)}"/>` +
      `<path d="M-10 -40H-7V-34H-10ZM-3 -40H0V-34H-3Z" fill="${lighten(wall, -0.1)}"/>`,
  );
}

/** A mosque of the Volga: blue dome, four minarets, and a white kremlin wall. */
export function paintMosque(
  sheet: Sheet,
  at: Point,
  height: number,
  { wall, light, gold }: Colors,
): void {
  const blue = mix("#3f8fb0", wall, 0.3);
  const white = mix(light, "#ffffff", 0.3);
  const minaret = (x: number, h: number) =>
    `<path d="M${x - 2.6} 0V${-h}H${x + 2.6}V0Z" fill="${white}"/><path d="M${x + 0.4} 0V${-h}H${x + 2.6}V0Z" fill="${mix(white, wall, 0.5)}"/>` +
    `<path d="M${x - 3.8} ${-h}H${x + 3.8}V${-h - 2}H${x - 3.8}Z" fill="${gold}"/><path d="M${x - 2.6} ${-h - 2}L${x} ${-h - 16}L${x + 2.6} ${-h - 2}Z" fill="${blue}"/>`;
  place(
    sheet,
    at,
    height,
    minaret(-17, 70) +
      minaret(17, 70) +
      `<path d="M-30 0V-30H30V0Z" fill="${mix(white, wall, 0.25)}"/><path d="M-20 0V-40L0 -52L20 -40V0Z" fill="${white}"/>` +
      `<path d="M-9 -8V-30Q-8 -38 0 -42Q8 -38 9 -30V-8Z" fill="${blue}"/>` +
      `<path d="M-13 -46V-51H13V-46ZM-14 -51Q-16 -66 0 -78Q16 -66 14 -51Z" fill="${blue}"/><path d="M4 -51Q6 -66 0 -78Q16 -66 14 -51Z" fill="${lighten(blue, -0.08)}"/>` +
      `<path d="M0 -77V-86" stroke="${gold}" stroke-width="1.2"/>${minaret(-31, 84)}${minaret(31, 84)}` +
      `<path d="M-100 0V-16H-90V-12H-82V-16H-74V-12H-66V-16H-58V-12H-50V-16H50V-12H58V-16H66V-12H74V-16H82V-12H90V-16H100V0Z" fill="${mix(white, wall, 0.12)}"/>` +
      `<path d="M-80 0V-24L-73 -38L-66 -24V0ZM64 0V-22L71 -36L78 -22V0Z" fill="${white}"/><path d="M-80 -24L-73 -38L-66 -24ZM64 -22L71 -36L78 -22Z" fill="${wall}"/>`,
  );
}

/** A cluster of glass towers with lit floors. */
export function paintTowers(
  sheet: Sheet,
  at: Point,
  height: number,
  { wall, light }: Colors,
): void {
  const { random, palette } = sheet;
  const bodies: readonly (readonly [x: number, w: number, h: number, slant: number])[] = [
    [-44, 15, 52, 6],
    [34, 14, 58, -5],
    [-29, 13, 76, -4],
    [18, 14, 82, 7],
    [-13, 15, 97, 5],
    [4, 13, 66, -3],
    [-56, 11, 38, 3],
    [48, 12, 40, 4],
  ];
  let svg = "";
  for (const [x, w, h, slant] of bodies) {
    svg += `<path d="M${x} 0V${-h}L${x + w} ${-h - slant}V0Z" fill="${wall}"/><path d="M${x} 0V${-h}L${x + w * 0.36} ${-h - slant * 0.36}V0Z" fill="${light}" fill-opacity="0.7"/>`;
    let lit = "";
    for (let y = -h + 4; y < -4; y += 2.6) {
      for (let c = 0; c < 5; c++)
        if (random.chance(0.4))
          lit += `M${round(x + w * 0.42 + c * w * 0.11)} ${round(y)}h${round(w * 0.075)}v1.2h${round(-w * 0.075)}z`;
    }
    svg += `<path d="${lit}" fill="${palette.lamp}" fill-opacity="0.85"/>`;
  }
  place(sheet, at, height, svg);
}

/** A cable-stayed bridge over the whole width. */
export function paintBridge(sheet: Sheet, shore: number, x: number): void {
  const { width, unit, palette } = sheet;
  const color = mix(palette.near, palette.shade, 0.25);
  const deck = shore - 34 * unit;
  const curve = (px: number) => deck - 34 * unit * (1 - ((px - width / 2) / (width / 2)) ** 2);
  let cables = "";
  let masts = "";
  for (const mast of [x, width - x * 0.82]) {
    const tall = 360 * unit;
    const top = curve(mast) - tall;
    masts += `M${round(mast - 22 * unit)} ${round(shore + 44 * unit)}L${round(mast - 5 * unit)} ${round(top)}H${round(mast + 5 * unit)}L${round(mast + 22 * unit)} ${round(shore + 44 * unit)}H${round(mast + 11 * unit)}L${round(mast)} ${round(top + 60 * unit)}L${round(mast - 11 * unit)} ${round(shore + 44 * unit)}Z`;
    for (let i = 1; i <= 12; i++) {
      for (const side of [-1, 1]) {
        const px = mast + side * i * 31 * unit;
        cables += `M${round(mast)} ${round(top + 12 * unit + i * 7 * unit * 0.6)}L${round(px)} ${round(curve(px))}`;
      }
    }
  }
  sheet.add(
    `<path d="${cables}" stroke="${palette.cloud[0]}" stroke-opacity="0.75" stroke-width="${round(1.7 * unit)}" fill="none"/>`,
  );
  let road = `M0 ${round(curve(0))}`;
  for (let px = 0; px <= width; px += width / 40) road += `L${round(px)} ${round(curve(px))}`;
  sheet.add(
    `<path d="${masts}" fill="${color}"/><path d="${road}" stroke="${color}" stroke-width="${round(13 * unit)}" fill="none"/>`,
  );
  sheet.add(
    `<path d="${road}" stroke="${palette.lamp}" stroke-opacity="0.8" stroke-dasharray="${round(4 * unit)} ${round(26 * unit)}" stroke-width="${round(4 * unit)}" fill="none" transform="translate(0 ${round(-9 * unit)})"/>`,
  );
}

import { round, type Sheet } from "../sheet.ts";
import type { Profile } from "./ridges.ts";

/** A spruce as a poster cuts it: tiers of drooping boughs, never the same twice. */
export function sprucePath(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  width = 0.36,
): string {
  const { random } = sheet;
  const tiers = Math.max(4, Math.min(11, Math.round(height / (16 * sheet.unit) + 3)));
  const tip = foot - height;
  const half = (height * width) / 2;
  const side = (sign: 1 | -1) => {
    const points: string[] = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const y = tip + height * (0.05 + 0.88 * t);
      const out = half * (0.1 + 0.9 * t ** 0.9) * random.between(0.72, 1.12);
      points.push(`${round(x + sign * out)} ${round(y + height * 0.012)}`);
      if (i < tiers) points.push(`${round(x + sign * out * 0.42)} ${round(y - height * 0.018)}`);
    }
    return points;
  };
  const trunk = half * 0.12;
  return (
    `M${round(x)} ${round(tip)}L${side(1).join("L")}` +
    `L${round(x + trunk)} ${round(foot - height * 0.06)}L${round(x + trunk)} ${round(foot + height * 0.03)}` +
    `L${round(x - trunk)} ${round(foot + height * 0.03)}L${round(x - trunk)} ${round(foot - height * 0.06)}` +
    `L${side(-1).toReversed().join("L")}Z`
  );
}

/** Flecks of light on the sunny side of a spruce. */
export function spruceLight(
  sheet: Sheet,
  x: number,
  foot: number,
  height: number,
  light: -1 | 1,
  width = 0.36,
): string {
  const { random } = sheet;
  let d = "";
  const tiers = Math.max(4, Math.min(9, Math.round(height / (20 * sheet.unit))));
  for (let i = 1; i < tiers; i++) {
    const t = i / tiers;
    const y = foot - height + height * (0.06 + 0.86 * t);
    const out = ((height * width) / 2) * (0.1 + 0.8 * t) * random.between(0.6, 0.85);
    d +=
      `M${round(x + light * out * 0.15)} ${round(y - height * 0.055)}L${round(x + light * out)} ${round(y)}` +
      `L${round(x + light * out * 0.3)} ${round(y - height * 0.012)}Z`;
  }
  return d;
}

/** A Scots pine: a bare leaning trunk, a few boughs, flat cushions of needles. */
export function paintPine(
  sheet: Sheet,
  at: { x: number; foot: number; height: number; lean?: number },
  colors: { trunk: string; crown: string; light: string },
): void {
  const { random } = sheet;
  const { x, foot, height } = at;
  const lean = (at.lean ?? random.between(-0.08, 0.08)) * height;
  const w = height * 0.024;
  const top = foot - height;
  const trunkX = (t: number) => x + lean * t * t;
  sheet.add(
    `<path d="M${round(x - w)} ${round(foot)}Q${round(trunkX(0.4) - w)} ${round(foot - height * 0.5)} ${round(trunkX(1))} ${round(top + height * 0.08)}` +
      `Q${round(trunkX(0.4) + w)} ${round(foot - height * 0.5)} ${round(x + w * 1.2)} ${round(foot)}Z" fill="${colors.trunk}"/>`,
  );
  let crown = "";
  let glints = "";
  const cushions = 7;
  for (let i = 0; i < cushions; i++) {
    const t = 1 - i / cushions;
    const level = 0.48 + 0.5 * t;
    const sign = i % 2 ? 1 : -1;
    const size = height * (0.1 + 0.09 * (1 - Math.abs(t - 0.45))) * random.between(0.8, 1.15);
    const cx = trunkX(level) + (i === 0 ? 0 : sign * size * random.between(0.45, 1.1));
    const cy = foot - height * level;
    crown += cushionPath(sheet, cx, cy, size);
    glints += cushionPath(sheet, cx - size * 0.12, cy - size * 0.17, size * 0.6);
    if (i > 1) {
      sheet.add(
        `<path d="M${round(trunkX(level - 0.06))} ${round(foot - height * (level - 0.06))}L${round(cx)} ${round(cy)}" ` +
          `stroke="${colors.trunk}" stroke-width="${round(w * 0.7)}" fill="none"/>`,
      );
    }
  }
  sheet.add(
    `<path d="${crown}" fill="${colors.crown}"/><path d="${glints}" fill="${colors.light}" fill-opacity="0.75"/>`,
  );
}

function cushionPath(sheet: Sheet, x: number, y: number, size: number): string {
  const { random } = sheet;
  const lumps = 5;
  let d = `M${round(x - size)} ${round(y)}`;
  for (let i = 1; i <= lumps; i++) {
    const t = i / lumps;
    const nx = x - size + 2 * size * t;
    const ny = i === lumps ? y : y - Math.sin(Math.PI * t) * size * random.between(0.3, 0.5);
    const r = size * random.between(0.26, 0.34);
    d += `A${round(r)} ${round(r)} 0 0 1 ${round(nx)} ${round(ny)}`;
  }
  return `${d}Q${round(x + size * 0.3)} ${round(y + size * 0.2)} ${round(x)} ${round(y + size * 0.1)}Q${round(x - size * 0.5)} ${round(y + size * 0.22)} ${round(x - size)} ${round(y)}Z`;
}

/** A row of spruces standing on a crest, in groups with gaps, as one path. */
export function treeLinePath(
  sheet: Sheet,
  profile: Profile,
  row: {
    height: number;
    spacing: number;
    from?: number;
    to?: number;
    vary?: number;
    width?: number;
    density?: (t: number) => number;
  },
): string {
  const { random, width } = sheet;
  const from = (row.from ?? -0.02) * width;
  const to = (row.to ?? 1.02) * width;
  const vary = row.vary ?? 0.45;
  let d = "";
  for (let x = from; x < to; x += row.spacing * random.between(0.5, 1.5)) {
    const density =
      row.density?.(x / width) ??
      0.42 + 0.58 * Math.sin(x / (row.height * 3.1) + row.spacing * 9) ** 2;
    if (!random.chance(density)) continue;
    const swell = 1 + vary * Math.sin(x / (row.height * 2.3) + row.height) * 0.5;
    const height =
      row.height * swell * random.between(1 - vary, 1 + vary * 0.4) * (0.45 + 0.55 * density);
    d += sprucePath(
      sheet,
      x,
      profile(x) + height * 0.05,
      height,
      (row.width ?? 0.36) * random.between(0.85, 1.15),
    );
  }
  return d;
}

import { lighten, mix } from "../color.ts";
import type { Sheet } from "../sheet.ts";
import type { Guide } from "./guide.ts";

const skinShade = (sheet: Sheet, skin: string) =>
  mix(lighten(skin, -0.09), sheet.palette.shade, 0.16);
const skinDeep = (skin: string) => mix(lighten(skin, -0.2), "#5a2a24", 0.25);

/** The neck, which collars stand around. */
export function drawNeck(sheet: Sheet, { skin }: Guide): string {
  return (
    `<path d="M-54 70V176Q-60 196 -92 210L0 262L92 210Q60 196 54 176V70Z" fill="${skinShade(sheet, skin)}"/>` +
    `<path d="M-54 104Q0 190 54 104V150Q0 206 -54 138Z" fill="${skinDeep(skin)}" fill-opacity="0.45"/>`
  );
}

/** Ears, face and what it says: calm eyes, a smile. */
export function drawFace(sheet: Sheet, guide: Guide): string {
  const { skin } = guide;
  const shade = skinShade(sheet, skin);
  const deep = skinDeep(skin);
  const lit = mix(lighten(skin, 0.03), sheet.palette.sun, 0.22);
  const j = guide.jaw ?? 1;
  const cheek = Math.round(80 * j);
  const chin = Math.round(38 * j);
  const outline = `M-96 -40C-99 30 -94 74 -${cheek} 100Q-${chin + 22} 134 -${chin} 143Q0 156 ${chin} 143Q${chin + 22} 134 ${cheek} 100C94 74 99 30 96 -40C96 -134 -96 -134 -96 -40Z`;
  const blush = sheet.halo([
    [0, "#d8604a", 0.34],
    [1, "#d8604a", 0],
  ]);
  const brow = mix(guide.hairColor, "#2a1c18", 0.4);
  return (
    `<ellipse cx="-98" cy="12" rx="15" ry="27" fill="${skin}"/><ellipse cx="98" cy="12" rx="15" ry="27" fill="${shade}"/><path d="M-103 0Q-94 10 -101 26" stroke="${shade}" stroke-width="4" fill="none"/>` +
    `<path d="${outline}" fill="${skin}"/>` +
    `<path d="M-96 -40C-99 30 -94 74 -${cheek} 100L-${cheek - 10} 94C-82 60 -84 10 -80 -50Q-76 -92 -52 -106Q-96 -96 -96 -40Z" fill="${lit}" fill-opacity="0.75"/>` +
    `<path d="M96 -40C99 30 94 74 ${cheek} 100Q${chin + 22} 134 ${chin} 143Q${chin * 0.5} 152 0 152Q46 128 56 88C66 58 58 34 62 6C66 -30 60 -70 66 -104Q96 -88 96 -40Z" fill="${shade}" fill-opacity="0.85"/>` +
    `<ellipse cx="-52" cy="46" rx="34" ry="26" fill="${blush}"/><ellipse cx="52" cy="46" rx="32" ry="25" fill="${blush}"/>` +
    eye(-39, brow, guide.soft) +
    eye(39, brow, guide.soft) +
    (guide.soft
      ? `<path d="M-62 -35Q-42 -50 -20 -39Q-42 -44 -62 -35Z" fill="${brow}"/><path d="M62 -35Q42 -50 20 -39Q42 -44 62 -35Z" fill="${brow}"/>`
      : `<path d="M-62 -36Q-42 -49 -19 -37Q-18 -33 -21 -31Q-42 -40 -60 -31Z" fill="${brow}"/><path d="M62 -36Q42 -49 19 -37Q18 -33 21 -31Q42 -40 60 -31Z" fill="${brow}"/>`) +
    `<path d="M5 -22C9 6 23 28 20 40Q12 51 -3 47C7 40 8 8 5 -22Z" fill="${shade}"/><path d="M-15 43Q-6 51 2 48Q12 52 19 42" stroke="${deep}" stroke-width="3.5" fill="none" stroke-linecap="round"/>` +
    `<path d="M-6 -14Q-9 14 -8 30" stroke="${lit}" stroke-width="6" stroke-opacity="0.8" fill="none" stroke-linecap="round"/>` +
    (guide.elder
      ? `<path d="M-68 12L-80 6M-68 17L-82 17M68 12L80 6M68 17L82 17M-30 -66Q0 -72 30 -66M-36 52Q-46 66 -44 82M36 52Q46 66 44 82" stroke="${deep}" stroke-opacity="0.5" stroke-width="3" fill="none" stroke-linecap="round"/>`
      : "") +
    mouth(deep, guide) +
    (guide.glasses
      ? `<g fill="#ffffff" fill-opacity="0.14" stroke="#2b2527" stroke-width="5"><rect x="-68" y="-30" width="56" height="46" rx="20"/><rect x="12" y="-30" width="56" height="46" rx="20"/><path d="M-12 -10Q0 -18 12 -10M-68 -12L-96 -16M68 -12L96 -16" fill="none"/></g>`
      : "")
  );
}

function eye(x: number, line: string, lashes = false): string {
  const out = Math.sign(x);
  return (
    `<path d="M${x - 19} -5Q${x} -22 ${x + 19} -5Q${x} 8 ${x - 19} -5Z" fill="#f6ece2"/><circle cx="${x}" cy="-8" r="8.6" fill="#33231f"/><circle cx="${x - 3}" cy="-11" r="2.4" fill="#ffffff"/>` +
    `<path d="M${x - 21} -4Q${x} -24 ${x + 21} -4" stroke="${line}" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    (lashes
      ? `<path d="M${x + out * 19} -6L${x + out * 31} -14M${x + out * 14} -11L${x + out * 22} -22" stroke="${line}" stroke-width="4.5" stroke-linecap="round"/>`
      : "") +
    `<path d="M${x - 15} 9Q${x} 14 ${x + 15} 8" stroke="${line}" stroke-opacity="0.3" stroke-width="3" fill="none" stroke-linecap="round"/>`
  );
}

function mouth(deep: string, guide: Guide): string {
  const lip = guide.soft
    ? mix("#b5434a", guide.skin, 0.32)
    : guide.beard
      ? mix("#a8564a", guide.skin, 0.25)
      : mix("#b9504a", guide.skin, 0.28);
  return (
    `<path d="M-34 80Q0 90 34 80Q22 107 0 107Q-22 107 -34 80Z" fill="${lip}"/>` +
    (guide.soft ? `<path d="M-36 80Q-14 70 0 77Q14 70 36 80Q0 91 -36 80Z" fill="${lip}"/>` : "") +
    `<path d="M-27 83Q0 91 27 83Q18 96 0 96Q-18 96 -27 83Z" fill="#fbf3ea"/>` +
    `<path d="M-40 77Q-36 80 -33 80M40 77Q36 80 33 80" stroke="${deep}" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    `<path d="M-14 117Q0 122 14 117" stroke="${deep}" stroke-opacity="0.4" stroke-width="4" fill="none" stroke-linecap="round"/>`
  );
}

/** Beard and moustache, over the face. */
export function drawBeard(guide: Guide): string {
  if (!guide.beard) return "";
  const color = guide.hairColor;
  const dark = lighten(color, -0.06);
  const moustache = `<path d="M0 62Q-24 54 -46 84Q-22 82 0 73Q22 82 46 84Q24 54 0 62Z" fill="${color}"/>`;
  if (guide.beard === "moustache") return moustache;
  const j = guide.jaw ?? 1;
  const w = 97 * Math.min(1, j * 1.02);
  const length = guide.beard === "full" ? 196 : 158;
  const opacity = guide.beard === "full" ? 1 : 0.42;
  return (
    `<g fill-opacity="${opacity}"><path fill-rule="evenodd" d="M-${w} 14C-${w} 100 -78 ${length - 20} 0 ${length}C78 ${length - 20} ${w} 100 ${w} 14Q84 58 60 60Q30 52 0 58Q-30 52 -60 60Q-84 58 -${w} 14ZM-37 80Q0 74 37 80Q24 112 0 112Q-24 112 -37 80Z" fill="${color}"/>` +
    `<path d="M${w} 14C${w} 100 78 ${length - 20} 0 ${length}Q44 ${length - 44} 52 100Q70 70 ${w} 14Z" fill="${dark}"/></g>` +
    (guide.beard === "full" ? moustache : "")
  );
}

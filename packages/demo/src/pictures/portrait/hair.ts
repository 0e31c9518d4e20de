import { lighten } from "../color.ts";
import type { Guide } from "./guide.ts";

/** Hair that falls behind the neck; drawn before the body. */
export function drawBackHair({ hair, hairColor }: Guide): string {
  const dark = lighten(hairColor, -0.06);
  switch (hair) {
    case "long":
      return `<path d="M-112 -50C-140 60 -130 170 -158 280Q-60 320 0 300Q60 320 158 280C130 170 140 60 112 -50C90 -160 -90 -160 -112 -50Z" fill="${dark}"/>`;
    case "bob":
      return `<path d="M-114 -50C-136 30 -132 100 -118 150Q-60 168 0 160Q60 168 118 150C132 100 136 30 114 -50C92 -160 -92 -160 -114 -50Z" fill="${dark}"/>`;
    case "curly":
      return `<path d="M-108 -80Q-150 -60 -136 -14Q-168 20 -140 60Q-158 110 -112 136Q-70 160 0 150Q70 160 112 136Q158 110 140 60Q168 20 136 -14Q150 -60 108 -80Q80 -170 0 -160Q-80 -170 -108 -80Z" fill="${dark}"/>`;
    case "bun":
      return `<circle cx="26" cy="-158" r="46" fill="${dark}"/><path d="M-6 -172Q26 -206 60 -172" stroke="${hairColor}" stroke-width="9" fill="none"/><path d="M-108 -40C-112 40 -100 70 -90 90H90C100 70 112 40 108 -40Z" fill="${dark}"/>`;
    case "braid":
      return `<path d="M-108 -40C-114 40 -104 80 -92 100H92C104 80 114 40 108 -40Z" fill="${dark}"/>`;
    default:
      return "";
  }
}

/** Hair over the forehead and at the temples. */
export function drawFrontHair({ hair, hairColor, hat }: Guide): string {
  const lit = lighten(hairColor, 0.07);
  const strand = (d: string) =>
    `<path d="${d}" stroke="${lit}" stroke-width="6" stroke-opacity="0.6" fill="none" stroke-linecap="round"/>`;
  const temples = `<path d="M-102 -50Q-106 0 -97 22Q-86 -10 -86 -50ZM102 -50Q106 0 97 22Q86 -10 86 -50Z" fill="${hairColor}"/>`;
  if (hair === "none") return "";
  if (hair === "short") {
    return hat
      ? temples
      : `<path d="M-103 6Q-122 -96 -64 -132Q-10 -164 58 -138Q120 -110 103 6Q96 -20 88 -52Q66 -84 30 -86Q-20 -78 -60 -90Q-84 -66 -90 -40Q-98 -16 -103 6Z" fill="${hairColor}"/>${strand("M-70 -112Q-20 -142 40 -126")}`;
  }
  if (hair === "swept") {
    return hat
      ? temples
      : `<path d="M-102 4Q-116 -66 -88 -104Q-60 -168 30 -156Q124 -150 103 4Q98 -30 86 -58Q60 -66 30 -94Q-10 -78 -70 -84Q-90 -60 -92 -36Z" fill="${hairColor}"/>${strand("M-66 -100Q-20 -150 60 -132")}${strand("M-40 -94Q10 -120 70 -104")}`;
  }
  const parted = `<path d="M-106 30C-118 -70 -92 -146 0 -148C92 -146 118 -70 106 30Q98 -40 66 -74Q34 -92 -16 -112Q-50 -84 -76 -60Q-96 -30 -106 30Z" fill="${hairColor}"/>${strand("M-20 -122Q-70 -94 -90 -40")}${strand("M0 -126Q60 -108 88 -50")}`;
  const sides = `<path d="M-98 -60Q-124 0 -106 70Q-92 20 -84 -50ZM98 -60Q124 0 106 70Q92 20 84 -50Z" fill="${hairColor}"/>`;
  if (hair === "curly") {
    return `<path d="M-110 36Q-134 0 -116 -30Q-132 -70 -98 -92Q-92 -136 -46 -134Q-10 -168 30 -140Q76 -150 92 -106Q130 -86 114 -44Q134 -4 110 36Q98 -6 92 -44Q70 -50 60 -76Q30 -64 10 -86Q-16 -64 -44 -80Q-64 -52 -88 -46Q-98 0 -110 36Z" fill="${hairColor}"/>${strand("M-70 -104Q-60 -120 -40 -112M0 -126Q20 -134 34 -118M66 -108Q84 -104 84 -86")}`;
  }
  if (hair === "braid") {
    const links = [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          `<path d="M-112 ${150 + i * 40}q24 -26 44 4q-10 30 -24 34q-20 -8 -20 -38z" fill="${i % 2 ? lighten(hairColor, 0.04) : hairColor}"/>`,
      )
      .join("");
    return `${hat ? sides : parted}<path d="M-100 40Q-124 100 -92 156L-74 150Q-92 100 -86 44Z" fill="${hairColor}"/>${links}<path d="M-104 388q14 -12 30 0l-4 16h-20z" fill="#c8372d"/><path d="M-100 404q-6 40 12 62q16 -22 10 -62z" fill="${hairColor}"/>`;
  }
  const falls =
    hair === "long"
      ? `<path d="M-100 -40C-134 60 -112 170 -138 286Q-96 250 -86 160C-82 90 -96 40 -88 -40ZM100 -40C134 60 112 170 138 286Q96 250 86 160C82 90 96 40 88 -40Z" fill="${hairColor}"/>${strand("M-106 40Q-104 140 -118 230")}`
      : hair === "bob"
        ? `<path d="M-102 -40C-132 40 -124 100 -112 146Q-84 130 -84 80C-84 40 -94 0 -90 -40ZM102 -40C132 40 124 100 112 146Q84 130 84 80C84 40 94 0 90 -40Z" fill="${hairColor}"/>`
        : "";
  return `${falls}${hat ? sides : parted}`;
}

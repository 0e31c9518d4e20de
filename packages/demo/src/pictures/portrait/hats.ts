import { lighten } from "../color.ts";
import type { Guide } from "./guide.ts";

const fluff = (color: string, rim: readonly (readonly [x: number, y: number, r: number])[]) =>
  rim.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join("");

/** What a hood puts behind the head; drawn before the body's front. */
export function drawHood({ hat, cloth }: Guide): string {
  if (hat !== "fur-hood") return "";
  return `<path d="M-160 210C-210 60 -180 -210 0 -216C180 -210 210 60 160 210Z" fill="${lighten(cloth[0], -0.07)}"/><path d="M-120 150C-150 40 -130 -150 0 -156C130 -150 150 40 120 150Z" fill="${lighten(cloth[1], -0.05)}"/>`;
}

/** Hats, over face and hair. */
export function drawHat(guide: Guide): string {
  const color = guide.hatColor ?? guide.cloth[1];
  const dark = lighten(color, -0.09);
  const light = lighten(color, 0.06);
  switch (guide.hat) {
    case "beanie": {
      let ribs = "";
      for (let x = -92; x <= 92; x += 16) ribs += `M${x} ${-58 - (1 - (x / 110) ** 2) * 22}l2 -44`;
      return (
        `<path d="M-106 -66C-116 -190 -50 -214 0 -214C50 -214 116 -190 106 -66Q0 -120 -106 -66Z" fill="${color}"/><path d="M30 -210C92 -196 114 -150 106 -66Q84 -84 56 -92Q72 -160 30 -210Z" fill="${dark}"/>` +
        `<path d="M-110 -52Q-114 -96 -104 -104Q0 -150 104 -104Q114 -96 110 -52Q0 -104 -110 -52Z" fill="${light}"/><path d="${ribs}" stroke="${dark}" stroke-width="4" stroke-linecap="round"/>` +
        `<circle cx="0" cy="-218" r="26" fill="${light}"/><path d="M8 -243A26 26 0 0 1 8 -193Q26 -218 8 -243Z" fill="${dark}"/>`
      );
    }
    case "brim":
      return (
        `<path d="M-84 -86C-92 -176 -62 -200 -30 -190Q0 -176 30 -192C62 -200 92 -176 84 -86Z" fill="${color}"/><path d="M30 -192C62 -200 92 -176 84 -86H44Q60 -140 30 -192Z" fill="${dark}"/>` +
        `<path d="M-86 -92Q0 -66 86 -92V-114Q0 -90 -86 -114Z" fill="${guide.cloth[1]}"/>` +
        `<path d="M-178 -78Q-130 -98 -86 -94Q0 -70 86 -94Q130 -98 178 -78Q120 -44 0 -42Q-120 -44 -178 -78Z" fill="${light}"/><path d="M-150 -64Q0 -26 150 -64Q96 -44 0 -42Q-96 -44 -150 -64Z" fill="${dark}"/>`
      );
    case "cap":
      return (
        `<path d="M-104 -62C-108 -160 -50 -176 0 -176C50 -176 108 -160 104 -62Q0 -96 -104 -62Z" fill="${color}"/><path d="M34 -172C84 -164 108 -130 104 -62Q88 -70 62 -74Q74 -130 34 -172Z" fill="${dark}"/>` +
        `<path d="M-112 -58Q0 -118 112 -58Q118 -38 104 -36Q0 -80 -104 -36Q-118 -38 -112 -58Z" fill="${dark}"/><path d="M-112 -58Q0 -118 112 -58Q0 -100 -112 -58Z" fill="${light}"/>` +
        `<path d="M-22 -118L0 -148L22 -118Z" fill="${light}"/><circle cx="0" cy="-177" r="7" fill="${dark}"/>`
      );
    case "headband":
      return `<path d="M-106 -50Q-110 -90 -100 -98Q0 -134 100 -98Q110 -90 106 -50Q0 -92 -106 -50Z" fill="${color}"/><path d="M60 -114Q86 -108 100 -98Q110 -90 106 -50Q86 -60 66 -66Z" fill="${dark}"/><path d="M-60 -98L-40 -80L-20 -104L0 -84L20 -104L40 -80L60 -98" stroke="${guide.cloth[0]}" stroke-width="6" fill="none"/>`;
    case "fur-hood": {
      const fur = "#d9c2a3";
      const arc = Array.from({ length: 27 }, (_, i) => {
        const a = Math.PI * (0.8 + (i / 26) * 1.4);
        return [
          Math.round(Math.cos(a) * 132),
          Math.round(-14 + Math.sin(a) * 150),
          30 + (i % 3) * 5,
        ] as const;
      });
      const lining = `<path d="M-100 -30Q-112 -120 -60 -140H60Q112 -120 100 -30Q70 -96 0 -100Q-70 -96 -100 -30Z" fill="${lighten(guide.cloth[1], -0.03)}"/>`;
      return `${lining}${fluff(
        lighten(fur, -0.12),
        arc.map(([x, y, r]) => [x * 1.07, y * 1.05, r]),
      )}${fluff(fur, arc)}${fluff(
        lighten(fur, 0.06),
        arc.filter((_, i) => i % 2 === 0 && i < 16).map(([x, y, r]) => [x - 5, y - 6, r * 0.55]),
      )}`;
    }
    default:
      return "";
  }
}

import { lighten, mix } from "../color.ts";
import type { Sheet } from "../sheet.ts";
import type { Guide } from "./guide.ts";

const body =
  "M-352 700C-346 430 -322 330 -226 276Q-150 244 -92 204Q-60 250 0 262Q60 250 92 204Q150 244 226 276C322 330 346 430 352 700Z";
const bodyShade =
  "M352 700C346 430 322 330 226 276Q150 244 92 204Q70 236 40 252C120 320 150 470 120 700Z";

/** Shoulders and what covers them, collar last. */
export function drawClothes(sheet: Sheet, guide: Guide, rim: string): string {
  const [main, second] = guide.cloth;
  const dark = lighten(main, -0.08);
  const seam = lighten(main, -0.14);
  const base =
    `<path d="${body}" fill="${main}"/><path d="${bodyShade}" fill="${dark}"/>` +
    `<path d="M-352 700C-346 430 -322 330 -226 276Q-150 244 -92 204L-84 214Q-150 262 -218 292C-300 336 -326 430 -334 700Z" fill="${rim}" fill-opacity="0.55"/>` +
    `<path d="M-216 420Q-196 560 -204 700M216 420Q196 560 204 700" stroke="${seam}" stroke-width="6" fill="none"/>`;
  const straps = guide.straps
    ? `<path d="M-206 268Q-176 250 -150 240Q-118 420 -136 700H-200Q-176 420 -206 268ZM206 268Q176 250 150 240Q118 420 136 700H200Q176 420 206 268Z" fill="${lighten(mix(main, "#1c2026", 0.72), 0)}"/>` +
      `<path d="M-172 470H172V488H-172Z" fill="#23272d"/><path d="M-22 462H22V496H-22Z" fill="${second}"/>`
    : "";
  const { inside, collar } = cuts[guide.clothes](main, second, dark, seam);
  return `${base}<g clip-path="${sheet.clip(body)}">${inside}</g>${straps}${collar}`;
}

/** What lies on the cloth, kept inside its outline, and what stands above it. */
type Cut = (
  main: string,
  second: string,
  dark: string,
  seam: string,
) => { inside: string; collar: string };

const cuts: Record<Guide["clothes"], Cut> = {
  shell: (main, second, dark, seam) => ({
    inside:
      `<path d="M-226 276Q-150 244 -92 204Q-60 250 0 262Q60 250 92 204Q150 244 226 276Q270 300 296 340Q120 400 0 396Q-120 400 -296 340Q-270 300 -226 276Z" fill="${second}"/>` +
      `<path d="M92 204Q150 244 226 276Q270 300 296 340Q200 376 100 390Q96 300 40 254Z" fill="${lighten(second, -0.08)}"/>`,
    collar:
      `<path d="M-98 196Q-104 150 -88 136Q-50 214 0 226Q50 214 88 136Q104 150 98 196Q70 262 0 282Q-70 262 -98 196Z" fill="${main}"/><path d="M0 226Q50 214 88 136Q104 150 98 196Q70 262 0 282Z" fill="${dark}"/>` +
      `<path d="M0 230V700" stroke="${seam}" stroke-width="7"/><path d="M-5 292H5V326H-5Z" fill="${lighten(second, 0.1)}"/><path d="M-150 440h70v10h-70z" fill="${seam}"/>`,
  }),
  parka: (main, second, dark, seam) => ({
    inside:
      `<path d="M-16 296V700H24V296Z" fill="${dark}"/><path d="M4 300V700" stroke="${seam}" stroke-width="5"/><circle cx="4" cy="360" r="10" fill="${second}"/><circle cx="4" cy="470" r="10" fill="${second}"/><circle cx="4" cy="580" r="10" fill="${second}"/>` +
      `<path d="M-210 460H-80V560H-210ZM84 460H214V560H84Z" fill="${dark}"/><path d="M-216 450H-74V478H-216ZM78 450H220V478H78Z" fill="${seam}"/>`,
    collar: `<path d="M-110 206Q-116 150 -92 140Q-50 226 0 240Q50 226 92 140Q116 150 110 206Q76 280 0 300Q-76 280 -110 206Z" fill="${second}"/><path d="M0 240Q50 226 92 140Q116 150 110 206Q76 280 0 300Z" fill="${lighten(second, -0.09)}"/>`,
  }),
  down: (main, second, dark, seam) => ({
    inside:
      [330, 410, 490, 570, 650]
        .map(
          (y) =>
            `<path d="M-330 ${y}Q-170 ${y + 34} 0 ${y + 8}Q170 ${y + 34} 330 ${y}" stroke="${seam}" stroke-width="6" fill="none"/><path d="M-318 ${y + 14}Q-170 ${y + 46} -14 ${y + 22}" stroke="${lighten(main, 0.06)}" stroke-width="9" stroke-opacity="0.7" fill="none"/>`,
        )
        .join("") + `<path d="M0 228V700" stroke="${second}" stroke-width="9"/>`,
    collar: `<path d="M-104 204Q-114 146 -92 132Q-50 214 0 226Q50 214 92 132Q114 146 104 204Q74 276 0 294Q-74 276 -104 204Z" fill="${main}"/><path d="M0 226Q50 214 92 132Q114 146 104 204Q74 276 0 294Z" fill="${dark}"/><path d="M-100 182Q-60 244 0 258Q60 244 100 182" stroke="${seam}" stroke-width="5" fill="none"/>`,
  }),
  sweater: (main, second, dark, seam) => {
    let pattern = "";
    for (let x = -290; x <= 290; x += 58) {
      const y = 352 + (x / 290) ** 2 * 16;
      pattern += `M${x - 22} ${y}L${x} ${y - 26}L${x + 22} ${y}L${x} ${y + 26}ZM${x + 29} ${y - 8}l6 8l-6 8l-6 -8z`;
    }
    return {
      inside: `<path d="M-318 300Q0 360 318 300L330 324Q0 384 -330 324Z" fill="${second}"/><path d="${pattern}" fill="${second}"/><path d="M-330 400Q0 440 330 400L336 416Q0 458 -336 416Z" fill="${second}"/>`,
      collar:
        `<path d="M-82 150Q-98 172 -104 214Q-60 270 0 276Q60 270 104 214Q98 172 82 150Q52 196 0 200Q-52 196 -82 150Z" fill="${main}"/><path d="M0 200Q52 196 82 150Q98 172 104 214Q60 270 0 276Z" fill="${dark}"/>` +
        `<path d="M-84 200l-6 26M-56 216l-8 34M-26 224l-4 40M4 226v42M32 222l6 38M60 212l12 30" stroke="${seam}" stroke-width="5"/>`,
    };
  },
  shirt: (main, second, dark, seam) => {
    let plaid = "";
    for (let x = -300; x <= 300; x += 75) plaid += `M${x} 180V700`;
    for (let y = 265; y < 700; y += 75) plaid += `M-340 ${y}H340`;
    return {
      inside: `<path d="${plaid}" stroke="${second}" stroke-opacity="0.26" stroke-width="22"/><path d="${plaid}" stroke="${lighten(main, 0.12)}" stroke-opacity="0.5" stroke-width="3"/>`,
      collar:
        `<path d="M-52 190L0 300L52 190L66 214L0 340L-66 214Z" fill="${lighten(second, 0.02)}"/>` +
        `<path d="M-92 168L-118 214L-66 306L0 262L-56 212Z" fill="${lighten(main, 0.04)}"/><path d="M92 168L118 214L66 306L0 262L56 212Z" fill="${dark}"/>` +
        `<path d="M0 270V700" stroke="${seam}" stroke-width="6"/><circle cx="0" cy="380" r="8" fill="${seam}"/><circle cx="0" cy="490" r="8" fill="${seam}"/>`,
    };
  },
};

import { readDataUrl } from "./read-data-url.ts";

/** Rules of every sheet as text, fonts apart: made anew when a sheet came or changed. */
let known: { key: string; css: string; faces: CSSFontFaceRule[] } | undefined;

/** What a picture of the page is styled by: nothing of it is loaded from elsewhere. */
export async function readStyles(): Promise<string> {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const key = sheets.map(({ cssRules }) => cssRules.length).join(" ") + themeOf(sheets);
  if (known?.key !== key) {
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
    const css = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map((r) => r.cssText);
    known = { key, css: css.join("\n"), faces };
  }
  const { css, faces } = known;
  const fonts = await Promise.all(faces.filter(isUsed).map(inlineFace));
  // A picture stands still.
  return `${fonts.join("\n")}\n${css}\n*, ::before, ::after { animation: none !important; transition: none !important }`;
}

/** A theme may be another one with as many rules. */
const themeOf = (sheets: readonly CSSStyleSheet[]): string =>
  document.adoptedStyleSheets.length > 0 ? (sheets.at(-1)?.cssRules[0]?.cssText ?? "") : "";

/** Whether the browser has loaded the face, which it does for text that is set in it. */
function isUsed({ style }: CSSFontFaceRule): boolean {
  const nameOf = (family: string) => family.replaceAll(/["']/g, "");
  const family = nameOf(style.getPropertyValue("font-family"));
  const range = style.getPropertyValue("unicode-range").replaceAll(/\s/g, "").toLowerCase();
  return [...document.fonts].some(
    (face) =>
      face.status === "loaded" &&
      nameOf(face.family) === family &&
      face.weight === (style.getPropertyValue("font-weight") || "normal") &&
      (range === "" || face.unicodeRange.replaceAll(/\s/g, "").toLowerCase() === range),
  );
}

async function inlineFace(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src")) ?? [];
  const data = address && (await readDataUrl(address));
  if (!data) return "";
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}");`);
}

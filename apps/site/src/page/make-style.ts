import type { Assets } from "../assets/assets.ts";
import type { Look } from "../look/look.ts";
import base from "./base.css?inline";

/**
 * The text of a page's one style element: the order of layers first, then the base, the look, and
 * the rules of the variants that stand on this page. A part that several variants share stands once.
 */
export async function makeStyle(
  look: Look,
  variants: readonly string[],
  assets: Assets,
  own: readonly string[] = [],
): Promise<string> {
  const parts = await Promise.all([...new Set(variants)].map((key) => assets.variantCss(key)));
  const css = new Map(parts.flat().map((part) => [part.name, part.css]));
  return [base, look.css, ...css.values(), ...own].join("\n").replaceAll("</", "<\\/");
}

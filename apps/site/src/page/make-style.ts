import { hash } from "node:crypto";
import type { Assets } from "../assets/assets.ts";
import { createLru } from "../cache/create-lru.ts";
import type { PageTheme } from "../theme/theme.ts";
import base from "./base.css?inline";

/** Two bytes for each character; what is named by its parts is as long as they are, so names are hashed. */
const stylesRoom = 8 * 1024 * 1024;
const styles = createLru<string, string>({
  maxSize: stylesRoom,
  sizeCalculation: (style) => 2 * style.length + 200,
});

/**
 * The text of a page's one style element: the order of layers first, then the base, the theme, and
 * the rules of the variants that stand on this page. A part that several variants share stands once.
 */
export async function makeStyle(
  theme: PageTheme,
  variants: readonly string[],
  assets: Assets,
  own: readonly string[] = [],
): Promise<string> {
  const keys = [...new Set(variants)];
  // While a site is developed, the rules of a variant change under the same name.
  const isBuilt = assets.developmentScripts.length === 0;
  const name = hash("sha256", [assets.build, theme.css, ...keys, ...own].join("\n"));
  const known = isBuilt ? styles.get(name) : undefined;
  if (known) return known;
  const parts = await Promise.all(keys.map((key) => assets.variantCss(key)));
  const css = new Map(parts.flat().map((part) => [part.name, part.css]));
  const style = [base, theme.css, ...css.values(), ...own].join("\n").replaceAll("</", "<\\/");
  if (isBuilt) styles.set(name, style);
  return style;
}

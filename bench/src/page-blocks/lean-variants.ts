import type { Plugin } from "vite";

const variantFile = /\/variants\/\d+-[^/]+\.tsx$/;
const definitionArgument = /defineVariant\(\s*[A-Za-z]\w*,/;

/**
 * Takes the definition out of variants, as the site's own build does: peers must not carry schemas
 * and samples that our pages never send.
 */
export function leanVariants(): Plugin {
  return {
    name: "lean-variants",
    enforce: "pre",
    transform(code, id) {
      if (!variantFile.test(id.split("?")[0] ?? "")) return;
      return {
        code: code.replace(definitionArgument, "defineVariant(undefined as never,"),
        map: null,
      };
    },
  };
}

import type { Plugin } from "vite";

const variantFile = /\/variants\/\d+-[^/]+\.tsx$/;
const definitionArgument = /defineVariant\(\s*[A-Za-z]\w*,/;

/**
 * A variant names its block's definition for the types alone. In the browser the name would bring
 * schemas, samples and labels with every island, so it is taken out there; the unused import goes
 * with it.
 */
export function leanVariants(): Plugin {
  return {
    name: "lean-variants",
    enforce: "pre",
    transform(code, id) {
      if (this.environment.name !== "client" || !variantFile.test(id.split("?")[0] ?? "")) return;
      return {
        code: code.replace(definitionArgument, "defineVariant(undefined as never,"),
        map: null,
      };
    },
  };
}

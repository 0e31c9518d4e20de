import type { Plugin } from "vite";

/** Making a schema does nothing by itself; reading a value by one may throw. */
const making = /(?<![\w$./])v\.(?!parse|safeParse|assert)(\w+)\(/g;

/**
 * Says of the making of schemas that it may be left out when nobody uses what is made: bundlers
 * can't see that through the library's namespace, and an island that imports one small function
 * would carry the schemas beside it, and the library.
 */
export function pureSchemas(): Plugin {
  return {
    name: "pure-schemas",
    enforce: "pre",
    transform(code, id) {
      const isOfBrowser = this.environment.name === "client";
      if (!isOfBrowser || !/\.tsx?($|\?)/.test(id) || !code.includes('* as v from "valibot"'))
        return;
      return { code: code.replace(making, "/* @__PURE__ */ v.$1("), map: null };
    },
  };
}

import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { nameClasses } from "./name-classes.ts";

const workspace = resolve(import.meta.dirname, "../../..");

/** Gives the classes of a production build short names; development keeps those that can be read. */
export function shortClassNames(): Plugin {
  return {
    name: "short-class-names",
    apply: "build",
    config() {
      const files = globSync("{apps,packages}/*/{src,test}/**/*.module.css", { cwd: workspace });
      return { css: { modules: { generateScopedName: nameClasses(workspace, files) } } };
    },
  };
}

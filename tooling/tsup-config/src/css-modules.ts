import { readFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "esbuild";

const NAMESPACE = "css-module";

/**
 * Loads `*.module.css` with names that are unique across our packages: two of them may have a
 * gallery, and an app loads both style sheets.
 *
 * esbuild makes a local name from the file's name, so the file is handed over under a longer one.
 */
export function loadCssModules(packageName: string, packageFolder: string): Plugin {
  return {
    name: "css-modules",
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, ({ path, resolveDir }) => {
        const file = resolve(resolveDir, path);
        return {
          path: nameCssModule(packageName, relative(packageFolder, file)),
          namespace: NAMESPACE,
          pluginData: file,
        };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ pluginData: file }) => ({
        contents: await readFile(file, "utf8"),
        loader: "local-css",
        resolveDir: dirname(file),
        watchFiles: [file],
      }));
    },
  };
}

/** `@tour/ui-kit` and `src/button/button.module.css` make `tour-ui-kit-button`. */
export function nameCssModule(packageName: string, file: string): string {
  const folders = file.replace(/\.module\.css$/, "").split(/[\\/]/);
  const distinct = folders.filter((folder, index) => folder !== folders[index - 1]);
  return [...packageName.replace("@", "").split("/"), ...distinct.slice(1)].join("-");
}

/**
 * Gives container names back their plain form: esbuild makes them local to their file, Vite (which
 * builds our own apps from source) does not, and a block's parts query the container of the page.
 */
export function restoreContainerNames(css: string): string {
  const prefixes = [...css.matchAll(/\/\* css-module:([\w-]+) \*\//g)]
    .map(([, name = ""]) => `${name.replaceAll("-", "_")}_`)
    .sort((a, b) => b.length - a.length);
  if (prefixes.length === 0) return css;
  const localName = new RegExp(
    `(@container\\s+|container(?:-name)?:\\s*)(?:${prefixes.join("|")})`,
    "g",
  );
  return css.replace(localName, "$1");
}

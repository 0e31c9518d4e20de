import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { pickNamed } from "./pick-named.ts";
import type { Source } from "./pick-named.ts";

const workspace = resolve(import.meta.dirname, "../../..");

/** Where the table of all calls is generated. */
const table = join(workspace, "packages/api/src/routes.gen.ts");

/** These name every call; tests and stories are in no build. */
const isLeftOut = (path: string) =>
  /^packages\/api\/src\/(contract\/|routes\.gen\.ts$)|\.(test|stories)\.tsx?$/.test(path);

/**
 * Leaves in the table of calls those that an app or any package names; development keeps all of them.
 * A word is enough: too many calls weigh a little, one too few breaks a screen.
 */
export function namedCalls(routes: Readonly<Record<string, object>>): Plugin {
  let app = "";
  return {
    name: "named-calls",
    apply: "build",
    configResolved({ root }) {
      app = relative(workspace, root);
    },
    load(id) {
      if (id !== table) return null;
      return `export const routes = ${JSON.stringify(pickNamed(routes, readSources(app)))};`;
    },
  };
}

/** The code of an app and of all packages. */
function readSources(app: string): Source[] {
  return globSync([`${app}/src/**/*.{ts,tsx}`, "packages/*/src/**/*.{ts,tsx}"], { cwd: workspace })
    .filter((path) => !isLeftOut(path))
    .map((path) => ({ path, text: readFileSync(join(workspace, path), "utf8") }));
}

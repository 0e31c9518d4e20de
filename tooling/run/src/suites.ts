import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { listPackages, projectRoot } from "./workspace.ts";

export type Suite = {
  name: string;
  folder: string;
  /** Drives the built apps: nothing else runs meanwhile. */
  needsApps: boolean;
  /**
   * Drives a real browser, whose pictures, fonts and frames come when they come. A test that fails
   * there is tried once more, and named when it then passes; elsewhere a second try would only hide
   * what a random input found.
   */
  drivesBrowser: boolean;
  /** Runs inside a browser, by Vitest's browser mode, which may hang. */
  inBrowser: boolean;
  /** The suites that one run of Vitest serves: see `joinSmall`. */
  members: readonly Suite[];
  /** Vitest's projects that run one after another, so that one that hangs costs no other; else all at once. */
  projects: readonly string[];
};

/** The longest begin, so that neither of two lanes stands still at the end. */
const first = ["app-server", "storybook", "app-site", "recipes", "package-test", "app-crm"];
const last = ["e2e"];
const browserSuites = new Set([
  ...["app-site", "app-builder", "app-crm", "office", "storybook"],
  ...["test-browser", "package-test", "e2e"],
]);
/** Those of them that run inside of the browser, by Vitest's browser mode. */
const inBrowserSuites = new Set(["app-builder", "app-crm", "office", "storybook"]);
/** A suite by a name that says what it tests. */
const titles: Record<string, string> = {
  storybook: "stories",
  "package-test": "published packages",
};

/** Every package that says by a vitest configuration or by test files that it has tests. */
export function listSuites(): Suite[] {
  const packages = listPackages().filter(
    ({ scripts, folder }) => scripts["test"]?.startsWith("vitest") && hasTests(folder),
  );
  const others = packages.filter(({ name }) => !first.includes(name) && !last.includes(name));
  const names = [...first, ...others.map(({ name }) => name), ...last];
  return names
    .flatMap((wanted) => packages.filter(({ name }) => name === wanted))
    .map(({ name, folder }) => ({
      name: titles[name] ?? name,
      folder,
      needsApps: name === "e2e",
      drivesBrowser: browserSuites.has(name),
      inBrowser: inBrowserSuites.has(name),
      members: [],
      projects: name === "storybook" ? ["stories", "checks"] : [],
    }));
}

const isSmall = ({ name, drivesBrowser }: Suite) => !drivesBrowser && name !== "app-server";

/**
 * Suites that drive neither a browser nor the server become one, in the place of their first: two
 * dozen runs of Vitest began for five seconds each before their first test.
 */
export function joinSmall(suites: Suite[]): Suite[] {
  const members = suites.filter(isSmall);
  const [first] = members;
  if (!first || members.length === 1) return suites;
  const joined = { ...first, name: "packages, tools", folder: projectRoot, members };
  return suites.flatMap((suite) => {
    if (suite === first) return joined;
    return members.includes(suite) ? [] : suite;
  });
}

const hasTests = (folder: string) =>
  existsSync(join(folder, "vitest.config.ts")) ||
  globSync("{src/**/,}*.test.{ts,tsx}", { cwd: folder }).length > 0;

import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { listPackages, projectRoot } from "./workspace.ts";

export type Suite = {
  name: string;
  /** The package whose tests it runs. */
  packageName: string;
  folder: string;
  /** Drives the built apps. */
  needsApps: boolean;
  /** Journeys drive everything at once: they get workers for all cores. */
  takesAllCores: boolean;
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
  /** Those of Vitest's projects that it runs; all of the package's when there are none. */
  projects: readonly string[];
};

/** Packages whose tests are several suites: Vitest's projects by the suite's name. Drills are `pnpm drill`'s. */
const parts: Record<string, Record<string, string[]>> = {
  "app-server": {
    "app-server": ["postgres"],
    "app-server, embedded": ["unit", "pglite"],
  },
  // One that hangs costs the other nothing.
  storybook: { "stories' checks": ["checks"], stories: ["stories"] },
  e2e: { "e2e, by the clock": ["clock"], e2e: ["journeys"] },
};
/**
 * The longest begin, so that no lane stands still at the end. Journeys come last: those that mostly wait
 * for a clock beside the others, to which they leave the cores.
 */
const first = [
  ...["app-site", "app-server", "stories' checks", "app-server, embedded", "recipes", "stories"],
  ...["published packages", "app-crm", "app-builder"],
];
const last = ["e2e", "e2e, by the clock"];
const browserSuites = new Set([
  ...["app-site", "app-builder", "app-crm", "office", "storybook"],
  ...["test-browser", "package-test", "e2e"],
]);
/** Those of them that run inside of the browser, by Vitest's browser mode. */
const inBrowserSuites = new Set(["app-builder", "app-crm", "office", "storybook"]);
/** A suite by a name that says what it tests. */
const titles: Record<string, string> = { "package-test": "published packages" };

/** The suites of every package that says by a vitest configuration or by test files that it has tests. */
export function listSuites(): Suite[] {
  const suites = listPackages()
    .filter(({ scripts, folder }) => scripts["test"]?.startsWith("vitest") && hasTests(folder))
    .flatMap(listParts);
  const orderOf = ({ name }: Suite) => {
    if (last.includes(name)) return first.length + 1 + last.indexOf(name);
    return first.includes(name) ? first.indexOf(name) : first.length;
  };
  return suites.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function listParts({ name: packageName, folder }: { name: string; folder: string }): Suite[] {
  const own = parts[packageName] ?? { [titles[packageName] ?? packageName]: [] };
  return Object.entries(own).map(([name, projects]) => ({
    name,
    packageName,
    folder,
    needsApps: packageName === "e2e",
    takesAllCores: name === "e2e",
    drivesBrowser: browserSuites.has(packageName),
    inBrowser: inBrowserSuites.has(packageName),
    members: [],
    projects,
  }));
}

const isSmall = ({ packageName, drivesBrowser }: Suite) =>
  !drivesBrowser && packageName !== "app-server";

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

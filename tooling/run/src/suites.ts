import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./workspace.ts";

export type Suite = {
  name: string;
  folder: string;
  turn: Turn;
  /** Drives the built apps. */
  needsApps: boolean;
  /**
   * Drives a real browser, whose pictures, fonts and frames come when they come. A test that fails
   * there is tried once more, and named when it then passes; elsewhere a second try would only hide
   * what a random input found.
   */
  drivesBrowser: boolean;
  /** Runs inside a browser, by Vitest's browser mode, which may hang. */
  inBrowser: boolean;
};

/**
 * When a suite runs. First those that compute, two at a time; then the long ones that wait for a
 * browser and those that wait for a database, each kind in a row of its own, side by side; last
 * what drives everything at once.
 */
export type Turn = "first" | "browser" | "database" | "last";

/** In the order in which they run: the longest of the first turn begin it, and what is not named follows. */
const turns: Record<string, Turn> = {
  recipes: "first",
  blocks: "first",
  validation: "first",
  "ui-kit": "first",
  storybook: "browser",
  "app-site": "browser",
  "app-crm": "browser",
  "test-postgres": "database",
  "app-server": "database",
  "test-browser": "browser",
  "package-test": "browser",
  e2e: "last",
};
const browserSuites = new Set([
  ...["app-site", "app-builder", "app-crm", "office", "storybook"],
  ...["test-browser", "package-test", "e2e"],
]);
/** A suite by a name that says what it tests. */
const titles: Record<string, string> = { storybook: "stories", "package-test": "packages" };

/** Every package that says by a vitest configuration or by test files that it has tests. */
export function listSuites(): Suite[] {
  const packages = listPackages().filter(
    ({ scripts, folder }) => scripts["test"]?.startsWith("vitest") && hasTests(folder),
  );
  const order = Object.keys(turns);
  const placeOf = ({ name }: { name: string }) => (name in turns ? order.indexOf(name) : Infinity);
  return packages
    .sort((a, b) => Math.sign(placeOf(a) - placeOf(b)) || 0)
    .map(({ name, folder }) => ({
      name: titles[name] ?? name,
      folder,
      turn: turns[name] ?? "first",
      needsApps: name === "e2e",
      drivesBrowser: browserSuites.has(name),
      inBrowser: name === "storybook",
    }));
}

const hasTests = (folder: string) =>
  existsSync(join(folder, "vitest.config.ts")) ||
  globSync("{src/**/,}*.test.{ts,tsx}", { cwd: folder }).length > 0;

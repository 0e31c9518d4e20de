import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./workspace.ts";

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
  /** Vitest's projects that run one after another, so that one that hangs costs no other; else all at once. */
  projects: readonly string[];
};

/** The longest begin, so that neither of two lanes stands still at the end. */
const first = [
  ...["app-server", "storybook", "app-site", "package-test", "app-crm", "app-builder"],
  ...["recipes", "blocks", "office", "validation", "ui-kit"],
];
const last = ["e2e"];
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
  const others = packages.filter(({ name }) => !first.includes(name) && !last.includes(name));
  const names = [...first, ...others.map(({ name }) => name), ...last];
  return names
    .flatMap((wanted) => packages.filter(({ name }) => name === wanted))
    .map(({ name, folder }) => ({
      name: titles[name] ?? name,
      folder,
      needsApps: name === "e2e",
      drivesBrowser: browserSuites.has(name),
      inBrowser: name === "storybook",
      projects: name === "storybook" ? ["stories", "checks"] : [],
    }));
}

const hasTests = (folder: string) =>
  existsSync(join(folder, "vitest.config.ts")) ||
  globSync("{src/**/,}*.test.{ts,tsx}", { cwd: folder }).length > 0;

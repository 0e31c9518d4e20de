import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { listPackages } from "./workspace.ts";

export type Suite = {
  name: string;
  folder: string;
  /** Takes the machine for itself: a browser, a database server, a build. */
  exclusive: boolean;
  /** Drives the built apps. */
  needsApps: boolean;
};

/** Suites that take the machine for themselves, in the order in which they run, after the others. */
const exclusiveSuites = [
  "storybook",
  "test-browser",
  "test-postgres",
  "app-server",
  "package-test",
  "e2e",
];
/** A suite by a name that says what it tests. */
const titles: Record<string, string> = { storybook: "stories", "package-test": "packages" };

/** Every package that says by a vitest configuration or by test files that it has tests. */
export function listSuites(): Suite[] {
  const packages = listPackages().filter(
    ({ scripts, folder }) => scripts["test"]?.startsWith("vitest") && hasTests(folder),
  );
  const suites = packages.map(({ name, folder }) => ({
    name: titles[name] ?? name,
    folder,
    rank: exclusiveSuites.indexOf(name),
  }));
  return suites
    .sort((a, b) => a.rank - b.rank)
    .map(({ name, folder, rank }) => ({
      name,
      folder,
      exclusive: rank >= 0,
      needsApps: name === "e2e",
    }));
}

const hasTests = (folder: string) =>
  existsSync(join(folder, "vitest.config.ts")) ||
  globSync("{src/**/,}*.test.{ts,tsx}", { cwd: folder }).length > 0;

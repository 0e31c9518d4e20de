import { resolve } from "node:path";
import { buildSite } from "../build/build.ts";
import { fixtureVariants } from "./fixture-variants.ts";

/** Where the tests' own build stands: a running site keeps its files. */
export const testBuild = resolve(import.meta.dirname, "../node_modules/.test-build");

/** Builds the site once for all tests: they ask the real server. */
export async function setup(): Promise<void> {
  const before = process.env.NODE_ENV;
  await buildSite({
    dist: testBuild,
    plugins: () => [fixtureVariants()],
    moreInteractive: ["3-2"],
  });
  process.env.NODE_ENV = before;
}

import { delimiter } from "node:path";
import { defineConfig } from "vitest/config";

/** One run of Vitest over the packages whose folders `SUITE_FOLDERS` names, each by its own settings. */
// oxlint-disable-next-line import/no-default-export -- Vitest's format
export default defineConfig({
  test: { projects: process.env["SUITE_FOLDERS"]!.split(delimiter) },
});

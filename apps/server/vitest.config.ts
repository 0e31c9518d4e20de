import { defineConfig } from "vitest/config";

const files = {
  unit: "src/**/*.test.ts",
  /** Ask the whole app; run on both engines. */
  api: "src/**/*.api.test.ts",
  /** PGlite's single connection hides races: on PostgreSQL only. */
  race: "src/**/*.race.test.ts",
  /** What only the embedded database has: a folder of its own. */
  folder: "src/**/*.folder.test.ts",
};

/** A loaded machine is slow, not wrong: the embedded database takes seconds to open on one. */
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    env: { TZ: "UTC" },
    projects: [
      {
        test: {
          name: "unit",
          include: [files.unit],
          exclude: [files.api, files.race, files.folder],
          ...timeouts,
        },
      },
      { test: { name: "pglite", include: [files.api, files.folder], ...timeouts } },
      {
        test: {
          name: "postgres",
          include: [files.api, files.race],
          globalSetup: ["src/test/start-postgres.ts"],
          ...timeouts,
        },
      },
    ],
  },
});

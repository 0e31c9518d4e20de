import { defineConfig } from "vitest/config";

// oxlint-disable-next-line import/no-default-export -- Vitest's format
export default defineConfig({
  test: {
    name: "e2e",
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["src/seed-once.ts"],
    // No module keeps state of a journey but the browser, which all of a process share.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A second, Vitest's own, is too short for three apps and a browser on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});

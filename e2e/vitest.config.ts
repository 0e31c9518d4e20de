import { patience } from "@tour/test-browser";
import { defineConfig } from "vitest/config";

/** Wait for minutes that the product names on its screens, and do little else. */
const clock = ["journeys/{on-the-way,season-of-a-block}.test.ts"];

const shared = {
  globalSetup: ["src/seed-once.ts"],
  setupFiles: ["src/tell-pages.ts"],
  // No module keeps state of a journey but the browser, which all of a process share.
  isolate: false,
  ...patience,
};

// oxlint-disable-next-line import/no-default-export -- Vitest's format
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: "journeys", include: ["journeys/**/*.test.ts"], exclude: clock, ...shared },
      },
      { test: { name: "clock", include: clock, ...shared } },
    ],
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}"],
    env: { TZ: "UTC" },
    // Four hundred time zones, each all through a year.
    testTimeout: 60_000,
  },
});

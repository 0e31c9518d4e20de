import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/build-once.ts"],
    env: { TZ: "UTC" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, Vitest's own, is too short for a page on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // No module keeps state between files; loading all of them anew for each took a seventh of the work.
    isolate: false,
  },
});

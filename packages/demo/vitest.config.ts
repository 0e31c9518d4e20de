import { defineConfig } from "vitest/config";

// Pictures are drawn; a loaded machine is slow, not wrong.
export default defineConfig({
  test: { name: "demo", include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});

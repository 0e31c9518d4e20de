import { defineConfig } from "vitest/config";

// Types of whole packages are checked: a loaded machine takes its time.
export default defineConfig({
  test: { name: "recipes", testTimeout: 600_000, hookTimeout: 600_000 },
});

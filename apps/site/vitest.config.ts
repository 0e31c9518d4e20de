import { patience } from "@tour/test-browser";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const shared = {
  env: { TZ: "UTC" },
  ...patience,
};

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: "site-pages",
          include: ["test/**/*.test.ts"],
          globalSetup: ["test/build-once.ts"],
          ...shared,
          // They ask a server of its own process; loading their modules anew for each file took a
          // seventh of the work.
          isolate: false,
        },
      },
    ],
  },
});

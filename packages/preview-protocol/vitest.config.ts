import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "preview-protocol", include: ["src/**/*.test.ts"] } });

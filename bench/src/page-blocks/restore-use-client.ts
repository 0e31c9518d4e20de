import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const directive = '"use client";\n';

/** Puts `"use client"` back on the modules whose source begins with it: bundling drops it. */
export function restoreUseClient(): Plugin {
  return {
    name: "restore-use-client",
    async renderChunk(code, { facadeModuleId }) {
      const file = facadeModuleId?.split("?")[0];
      if (!file || !/\.tsx?$/.test(file)) return null;
      const source = await readFile(file, "utf8");
      return /^\s*["']use client["']/.test(source) ? { code: directive + code, map: null } : null;
    },
  };
}

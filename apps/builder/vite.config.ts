import { routes } from "@tour/api/routes";
import { stylesTarget } from "@tour/browsers";
import { shortClassNames } from "@tour/class-names";
import { namedCalls } from "@tour/named-calls";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env.API_ORIGIN ?? "http://127.0.0.1:4000";

/** Calls stay on the builder's own origin, in development as in production. */
const proxy = {
  ...Object.fromEntries(["/auth", "/crm/api", "/spa", "/media"].map((path) => [path, api])),
  "/crm": process.env.CRM_ORIGIN ?? "http://localhost:3002",
  "/fonts": process.env.SITE_ORIGIN ?? "http://localhost:3000",
};

const isEntry = (file: string) => file === "index.html" || file.startsWith("assets/index-");

/** Parts of a few hundred bytes, which stood in thirty files of their own. */
const inControls = new RegExp(
  [
    "ui-kit/src/(behaviours|checkbox|dropdown|empty-state|input|link|radio-group|segmented|tag)/",
    "office/src/(kept|late|page-frame|shell|sign-in|unsaved-changes)/",
    "lucide-react/",
  ].join("|"),
);

// oxlint-disable-next-line import/no-default-export -- Vite's format
export default defineConfig({
  plugins: [shortClassNames(), namedCalls(routes), react()],
  server: { port: Number(process.env.BUILDER_PORT ?? 3001), strictPort: true, proxy },
  build: {
    outDir: "dist/client",
    target: "es2023",
    cssTarget: stylesTarget,
    chunkSizeWarningLimit: 800,
    // A screen's files are asked for side by side. What comes in quiet moments needs no list of its own.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) => (isEntry(hostId) ? needed : []),
    },
    // What most screens share is one file, what some share of controls and of the office's frame another:
    // many small ones compress worse.
    // What parts share is named by its hash alone: every file that names it is shorter.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", minShareCount: 28 },
            { name: "controls", test: inControls, minShareCount: 4 },
          ],
        },
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
      },
    },
  },
});

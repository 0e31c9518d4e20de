import { routes } from "@tour/api/routes";
import { stylesTarget } from "@tour/browsers";
import { shortClassNames } from "@tour/class-names";
import { namedCalls } from "@tour/named-calls";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const api = process.env.API_ORIGIN ?? "http://127.0.0.1:4000";
const builder = process.env.BUILDER_ORIGIN ?? "http://localhost:3001";

/** Calls stay on the app's own origin; signing in is the builder's. */
const proxy = {
  ...Object.fromEntries(["/auth", "/crm/api", "/spa", "/media"].map((path) => [path, api])),
  "^/(?!crm(/|$|\\?))": builder,
};

// oxlint-disable-next-line import/no-default-export -- Vite's format
export default defineConfig({
  base: "/crm/",
  plugins: [shortClassNames(), namedCalls(routes), react()],
  server: { port: Number(process.env.CRM_PORT ?? 3002), strictPort: true, proxy },
  build: {
    outDir: "dist/client",
    target: "es2023",
    cssTarget: stylesTarget,
    chunkSizeWarningLimit: 800,
  },
});

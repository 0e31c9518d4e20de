import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const client = {
  outDir: "dist/client",
  modulePreload: { polyfill: false },
  cssCodeSplit: false,
  rolldownOptions: {
    input: "src/client.jsx",
    output: { entryFileNames: "client.js", assetFileNames: "client[extname]" },
  },
};

const server = {
  outDir: "dist",
  emptyOutDir: false,
  target: "node24",
  rolldownOptions: { output: { entryFileNames: "server.js" } },
};

// oxlint-disable-next-line import/no-default-export -- Vite's format
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true, target: "node" },
  build: isSsrBuild ? server : client,
}));

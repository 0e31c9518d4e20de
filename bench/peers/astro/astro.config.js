import node from "@astrojs/node";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";

// oxlint-disable-next-line import/no-default-export -- Astro's format
export default defineConfig({
  output: "server",
  adapter: node({ mode: "standalone" }),
  integrations: [react()],
  devToolbar: { enabled: false },
});

import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";

/** Where development serves what must run before any module with a component. */
export const preamblePath = "/@react-preamble.js";

/** Serves the start of React's hot reload: our pages are not Vite's own, so that it is not put in. */
export function serveReactPreamble(): Plugin {
  return {
    name: "serve-react-preamble",
    configureServer({ middlewares, config }) {
      middlewares.use(preamblePath, (_, response) => {
        response.setHeader("content-type", "text/javascript");
        response.end(react.preambleCode.replace("__BASE__", config.base));
      });
    },
  };
}

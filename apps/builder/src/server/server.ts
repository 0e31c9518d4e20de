import { join } from "node:path";
import { serve } from "@hono/node-server";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

const env = readEnv(process.env);
const app = makeApp(env, join(import.meta.dirname, "client"));
const server = serve({ fetch: app.fetch, port: env.port });

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}

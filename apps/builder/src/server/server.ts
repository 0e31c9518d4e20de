import { join } from "node:path";
import { recordSpans, runOfficeServer, watchOffice } from "@tour/office/server";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

await recordSpans("builder");
runOfficeServer(() => {
  const env = readEnv(process.env);
  const root = join(import.meta.dirname, "client");
  const watch = watchOffice("builder", env, root);
  return { app: makeApp(env, root, watch), port: env.port, watch, metrics: env.metrics };
}, "BUILDER_PORT");

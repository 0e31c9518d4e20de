import { join } from "node:path";
import { runOfficeServer } from "@tour/office/server";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

runOfficeServer(() => {
  const env = readEnv(process.env);
  return { app: makeApp(env, join(import.meta.dirname, "client")), port: env.port };
}, "BUILDER_PORT");

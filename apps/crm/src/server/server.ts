import { join } from "node:path";
import { runOfficeServer } from "@tour/office/server";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

const env = readEnv(process.env);
runOfficeServer(makeApp(env, join(import.meta.dirname, "client")), env.port);

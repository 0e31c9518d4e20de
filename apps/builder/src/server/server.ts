import { join } from "node:path";
import { prepareStop } from "@tour/graceful-shutdown";
import { listen } from "@tour/http-server";
import { makeApp } from "./app.ts";
import { readEnv } from "./env.ts";

/** Requests that are under way may take this long after a stop was asked for, in ms. */
const stopMs = 10_000;

const env = readEnv(process.env);
const app = makeApp(env, join(import.meta.dirname, "client"));
const server = listen(app, env.port);
const stopServer = prepareStop(server);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    setTimeout(() => process.exit(1), stopMs).unref();
    await stopServer();
    process.exit(0);
  });
}

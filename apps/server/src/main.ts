import { endWith } from "@tour/graceful-shutdown";
import { readEnv } from "./platform/env/env.ts";
import { createLogger } from "./platform/log/logger.ts";

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  // A search process loads nothing of what it has no part in.
  if (env.search.isOwnRole) await (await import("./start-search.ts")).startSearch(env, log);
  else await (await import("./start-api.ts")).startApi(env, log);
}

await start().catch(endWith);

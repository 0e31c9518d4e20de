import { endWith } from "@tour/graceful-shutdown";
import { createLogger, recordSpans } from "@tour/telemetry";
import { readEnv } from "./platform/env/env.ts";

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLogger(env.logLevel);
  const { isOwnRole: isSearch } = env.search;
  await recordSpans(isSearch ? "search" : "api");
  // A search process loads nothing of what it has no part in.
  if (isSearch) await (await import("./start-search.ts")).startSearch(env, log);
  else await (await import("./start-api.ts")).startApi(env, log);
}

await start().catch(endWith);

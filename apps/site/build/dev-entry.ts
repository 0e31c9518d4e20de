import { createLogger } from "@tour/telemetry";
import type { Assets } from "../src/assets/assets.ts";
import { createApp } from "../src/server/app.ts";
import { readEnv } from "../src/services/env.ts";
import { createServices } from "../src/services/services.ts";

export { Compressed } from "../src/compression/compressed.ts";

/** The site's app on the development's assets. Nothing is kept: sources change under it. */
export function createDevApp(assets: Assets) {
  const env = readEnv(process.env);
  const services = createServices(env, createLogger(env.logLevel), assets);
  return createApp({
    ...services,
    cache: { get: () => undefined, bytes: 0, make: (_, make) => make() },
    isDevelopment: true,
  });
}

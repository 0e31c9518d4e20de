import { buildApps } from "./build-apps.ts";
import { printStep, serve } from "./serve.ts";

const code = await serve("start", async () => {
  printStep("Building the apps (what did not change comes from the cache)");
  await buildApps();
});
process.exit(code);

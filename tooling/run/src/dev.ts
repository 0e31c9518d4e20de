import { serve } from "./serve.ts";

// Nothing is built: each app's own dev server reads the packages' sources and reloads on changes.
process.exit(await serve("dev", async () => {}));

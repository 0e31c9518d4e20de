import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundleServer } from "./bundle-server.ts";

const folder = join(import.meta.dirname, "dist");
rmSync(folder, { recursive: true, force: true });
await bundleServer(folder);

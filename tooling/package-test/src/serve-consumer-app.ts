import { spawn } from "node:child_process";
import { once } from "node:events";
import { runTool } from "./run-tool.ts";

/** What React is told: with `development` it says aloud what it only counts as errors otherwise. */
export type Mode = "production" | "development";

export interface ServedApp {
  origin: string;
  close: () => void;
}

/** Builds the consumer's app for browser and server, and starts its own server. */
export async function serveConsumerApp(folder: string, mode: Mode): Promise<ServedApp> {
  await runTool("npm", ["run", "build"], folder, { NODE_ENV: mode });
  const server = spawn(process.execPath, ["server.js"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: mode, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("The consumer's server ended."))),
  ]);
  return { origin: `http://localhost:${String(port).trim()}`, close: () => server.kill() };
}

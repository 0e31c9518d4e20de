import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { appFolder } from "../stage/folders.ts";

/** The variables that say which database it is. */
export type DatabaseEnv = { DATABASE_URL: string } | { DATA_DIR: string };

const maxStartMs = 5 * 60_000;
const source = (file: string) => join(appFolder("server"), "src", file);

/** Fills the marketplace up to so many tours, by the project's own seed. */
export async function seedTours(tours: number, database: DatabaseEnv): Promise<void> {
  const child = spawn(process.execPath, [source("cli/seed.ts"), "--tours", String(tours)], {
    env: { ...process.env, ...database },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr
    .setEncoding("utf8")
    .on("data", (text: string) => (said = (said + text).slice(-2000)));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The seed failed:\n${said}`);
}

/** Starts the API host on it, and waits until its search has read the tours. */
export async function startMarket(
  database: DatabaseEnv,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [source("main.ts")], {
    env: { ...process.env, ...database, API_PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "close");
    child.kill("SIGTERM");
    await ended;
  };
  const isReady = () =>
    fetch(`${origin}/spa/tours-page`, { headers: { "user-role": "visitor" } }).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + maxStartMs;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await isReady()) return { origin, stop };
    await wait(200);
  }
  await stop();
  throw new Error("The API host did not answer a search");
}

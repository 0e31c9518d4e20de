import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerData } from "./server-data.ts";
import { KEEP, runServer } from "./server-process.ts";

/** Runs a server that can be killed, and come back at the same address with what it has on its disk. */
export async function runMortal(data: ServerData, settings: Record<string, string>) {
  const keep = join(data.folder, KEEP);
  let server = await runServer(data, { settings });
  const { url, port } = server;
  return {
    url,
    /** Resolves when it is gone. */
    kill: async (signal: NodeJS.Signals): Promise<void> => {
      writeFileSync(keep, "");
      process.kill(readPid(data), signal);
      await server.ended;
    },
    /** Starts it on its data once more. */
    start: async (): Promise<void> => {
      server = await startAgain(() => runServer(data, { settings, port }));
      rmSync(keep);
    },
    /** Stops it, and removes its data. */
    stop: async (): Promise<void> => {
      rmSync(keep, { force: true });
      await server.stop();
    },
  };
}

const readPid = ({ folder }: ServerData) =>
  Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);

/** Of a server that was killed some processes may still be ending, which hold its memory. */
async function startAgain<Server>(run: () => Promise<Server>): Promise<Server> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!/still in use|lock file/.test(String(error))) throw error;
      await wait(100);
    }
  }
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startProcess } from "./start-process.ts";
import type { Role, ServingProcess } from "./start-process.ts";
import type { StartRow } from "./scale-tables.ts";

/** Where the processes of an arrangement find what they share. */
export interface Shared {
  /** The API host's program. */
  program: string;
  /** The site's. */
  siteProgram: string;
  primaryUrl: string;
  replicaUrl: string;
  /** Folder of files. */
  folder: string;
  /** Folder of the search's snapshot. */
  snapshots: string;
}

/** Processes that serve together. */
export interface Running {
  /** Whom visitors ask. */
  asked: ServingProcess[];
  all: ServingProcess[];
  /** Starts that were measured beside those of the processes. */
  earlier: StartRow[];
}

const maxWritingMs = 5 * 60_000;

export interface Arrangement {
  title: string;
  /** The number of tours for which its goals are. */
  goalsAt: number;
  start: (shared: Shared) => Promise<Running>;
}

/** Pictures of the demo are made as AVIF in the background for minutes otherwise. */
const common = ({ primaryUrl, folder, snapshots }: Shared) => ({
  ...{ DATABASE_URL: primaryUrl, DATA_DIR: folder, SEARCH_SNAPSHOT_DIR: snapshots },
  ...{ DEMO: "1", AVIF: "off", TRUSTED_PROXIES: "private" },
});

const apiOf = (shared: Shared) =>
  ({ program: shared.program, env: common(shared), port: "API_PORT" }) as const;

/** An API process that holds the tours: the start without a file, then the one that serves, from the file. */
const alone: Arrangement = {
  title: "one API process that holds them",
  goalsAt: 100_000,
  start: async (shared) => {
    const role = { ...apiOf(shared), title: "API, all tours read" };
    const first = await startProcess(role);
    await waitForSnapshot(shared.snapshots);
    await first.stop();
    const second = await startProcess({ ...role, title: "API, from the snapshot" });
    return { asked: [second], all: [second], earlier: [{ ...first, memory: null }] };
  },
};

/** It is written once all tours are there, and ready is said before. */
async function waitForSnapshot(folder: string): Promise<void> {
  const deadline = Date.now() + maxWritingMs;
  while (!existsSync(join(folder, "tours.snapshot"))) {
    if (Date.now() > deadline) throw new Error("No snapshot was written");
    await wait(200);
  }
}

const apart: Arrangement = {
  title: "two API and two search processes, a replica",
  goalsAt: 1_000_000,
  start: async (shared) => {
    const all: ServingProcess[] = [];
    const { program, replicaUrl } = shared;
    const add = async (role: Omit<Role, "program">) => {
      const started = await startProcess({ ...role, program });
      all.push(started);
      return started;
    };
    const env = { ...common(shared), DATABASE_REPLICA_URLS: replicaUrl };
    try {
      const searching: string[] = [];
      for (const number of [1, 2]) {
        const title = `search ${number}, from the snapshot`;
        const role = { title, env: { ...env, ROLE: "search" }, port: "SEARCH_PORT" } as const;
        searching.push((await add(role)).origin);
      }
      const asked: ServingProcess[] = [];
      for (const number of [1, 2]) {
        const own = { ...env, SEARCH_ORIGIN: searching.join(",") };
        asked.push(await add({ title: `API ${number}`, env: own, port: "API_PORT" }));
      }
      return { asked, all, earlier: [] };
    } catch (error) {
      await stopAll(all);
      throw error;
    }
  },
};

export const arrangements: readonly Arrangement[] = [alone, apart];

/** Whoever asks is ended before whoever is asked. */
export async function stopAll(processes: readonly ServingProcess[]): Promise<void> {
  for (const one of processes.toReversed()) await one.stop();
}

/** Fills an empty database with the demo. */
export const startDemo = (shared: Shared): Promise<ServingProcess> =>
  startProcess({ ...apiOf(shared), title: "demo" });

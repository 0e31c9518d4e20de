import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, chownSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import {
  askServer,
  findClientPrograms,
  startMortalPostgres,
  startPgbouncer,
} from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readPooling } from "../test/read-pooling.ts";
import { startRestorablePostgres } from "../test/restorable-postgres.ts";
import { openDatabase } from "./open-database.ts";
import { openReplicas } from "./open-replicas.ts";

// What compose.yaml starts beside PostgreSQL, by the real programs: only addresses and folders are others.
const canRun = findClientPrograms() !== undefined;
const root = new URL("../../../../", import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, root), "utf8");
const { services, configs } = parse(readText("compose.yaml"), { merge: true }) as {
  services: Record<string, { entrypoint: string[]; environment: Record<string, string> }>;
  configs: Record<string, { content: string }>;
};
let primary: Awaited<ReturnType<typeof startRestorablePostgres>>;

beforeAll(async () => {
  if (canRun) primary = await startRestorablePostgres("Read replicas");
});
const isAnswered = [() => true, () => false] as const;
const running = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of running) child.kill("SIGQUIT");
  await primary?.end();
});

test.runIf(canRun)(
  "behind the pooler more open transactions than it has connections all come through",
  async () => {
    const pooling = readPooling();
    expect(pooling["pool_mode"]).toBe("transaction");
    const pooler = await startPgbouncer(primary.url, { settings: pooling });
    const opened = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: pooler.url, keepsStatements: false })),
    );
    const backends = await Promise.all(
      opened.flatMap(({ db }) =>
        Array.from({ length: 15 }, async () => {
          const { rows } = (await db.execute(
            sql`select pg_backend_pid() as pid from pg_sleep(0.1)`,
          )) as unknown as { rows: { pid: number }[] };
          return rows[0]!.pid;
        }),
      ),
    );
    expect(backends).toHaveLength(45);
    expect(new Set(backends).size).toBeLessThanOrEqual(Number(pooling["default_pool_size"]));
    await Promise.all(opened.map(({ close }) => close()));
    await pooler.stop();
  },
);

test.runIf(canRun)(
  "once a database has started again the pooler connects to it, and does not wait as it would by default",
  async () => {
    const database = await startMortalPostgres();
    const settings = readPooling();
    const { server_login_retry, ...byDefault } = settings;
    expect(server_login_retry).toBeDefined();
    const poolers = await Promise.all(
      [settings, byDefault].map((one) => startPgbouncer(database.url, { settings: one })),
    );
    // A pooler that has no connection lets whoever asks wait.
    const answers = ({ url }: { url: string }) =>
      Promise.race([askServer(url, "select 1").then(...isAnswered), wait(2_000, false)]);
    const [own, usual] = poolers.map((pooler) => () => answers(pooler));
    await database.kill("stopped at once");
    expect(await Promise.all([own!(), usual!()])).toEqual([false, false]);
    await database.start();
    await expect.poll(own!).toBe(true);
    expect(await usual!(), "control").toBe(false);
    await Promise.all(poolers.map(({ stop }) => stop()));
    await database.stop();
  },
);

test("the pooler knows the one user of compose.yaml, by the password of .env", () => {
  expect(configs["pooled-users"]?.content.trim()).toBe('"tour" "${POSTGRES_PASSWORD}"');
});

/** What the tests' primary has from its command line, where a copy does not find it. */
const asOfTests =
  "-c unix_socket_directories= -c listen_addresses=127.0.0.1 -c max_connections=200";

/** Runs what the service `replica` runs, before a primary and in a folder of its own. */
function startReplica(folder: string, port: number): ChildProcess {
  const { entrypoint, environment } = services["replica"]!;
  const [shell, flags, script] = entrypoint as [string, string, string];
  // What docker says twice so that compose leaves it alone.
  const commands = script
    .replaceAll("$$", "$")
    .replace("exec postgres", `exec postgres -p ${port} ${asOfTests}`);
  const { hostname, port: primaryPort, password } = new URL(primary.url);
  expect(Object.keys(environment)).toEqual(["PGHOST", "PGUSER", "PGPASSWORD", "PGDATA"]);
  return spawn(shell, [flags, commands], {
    ...primary.user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...environment,
      ...{ PATH: `${findClientPrograms()}:${process.env["PATH"]}`, LC_ALL: "C.UTF-8" },
      ...{ PGHOST: hostname, PGPORT: primaryPort, PGPASSWORD: password },
      PGDATA: join(folder, "standby"),
    },
  });
}

const endOf = (child: ChildProcess) =>
  new Promise<string>((resolve) => {
    let said = "";
    child.stderr!.on("data", (part) => (said += part));
    child.once("exit", () => resolve(said));
  });

test.runIf(canRun)(
  "a replica is let in by the guide's commands and not before, copies the primary, and is read from",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tour-replica-"));
    if (primary.user) chownSync(folder, primary.user.uid, primary.user.gid);
    const port = await findFreePort();
    // In a container a replica comes from another address, which nothing lets in.
    await primary.follow(`sed -i '/^host *replication/d' "$PGDATA/pg_hba.conf"`);
    await askServer(primary.url, "select pg_reload_conf()");
    const refused = await endOf(startReplica(folder, port));
    expect(refused, "control").toMatch(/no pg_hba.conf entry for replication/);

    const [letIn, ...more] = primary.blocks;
    expect(more).toEqual([]);
    await primary.follow(letIn!);
    const url = Object.assign(new URL(primary.url), { port: String(port) }).href;
    for (const start of ["first", "second"]) {
      const child = startReplica(folder, port);
      running.add(child);
      const ended = endOf(child);
      const { db, close } = await openDatabase({ databaseUrl: primary.url });
      const readers = await openReplicas(
        db,
        { replicaUrls: [url], keepsStatements: true },
        { warn() {} },
      );
      const isUsed = () => readers.states().map((one) => one.isUsed);
      await vi.waitFor(() => expect(isUsed(), start).toEqual([true]), 60_000);
      await expect(askServer(url, "create table written (id int)")).rejects.toThrow(/read-only/);
      await Promise.all([readers.close(), close()]);
      child.kill("SIGINT");
      await ended;
    }
    const [slot] = await askServer<Record<string, unknown>>(
      primary.url,
      "select slot_name, current_setting('max_slot_wal_keep_size') as most from pg_replication_slots",
    );
    expect(slot).toEqual({ slot_name: "replica", most: "10GB" });
    rmSync(folder, { recursive: true, force: true });
  },
);

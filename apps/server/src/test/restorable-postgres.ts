import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askServer, findClientPrograms, startMortalPostgres } from "@tour/test-postgres";
import { inject } from "vitest";
import { readGuide, runGuide } from "./run-guide.ts";

const password = "letters1and2digits";

/**
 * A server of its own with a database `tour`, on which a chapter of the guide is followed word by word; only where
 * `/archive` is differs, and the examples of a copy and a moment.
 */
export async function startRestorablePostgres(chapter: string) {
  const programs = findClientPrograms()!;
  const server = await startMortalPostgres();
  await askServer(server.url, `create role tour superuser login password '${password}'`);
  await askServer(server.url, "create database tour owner tour");
  const url = Object.assign(new URL(server.url), {
    ...{ username: "tour", password, pathname: "/tour" },
  });
  const folder = mkdtempSync(join(tmpdir(), "tour-restore-"));
  const archive = join(folder, "archive");
  mkdirSync(archive);
  if (server.user) {
    for (const own of [folder, archive]) chownSync(own, server.user.uid, server.user.gid);
  }
  symlinkSync(inject("serverBundle"), join(folder, "dist"));
  const blocks = readGuide(chapter);
  const env = {
    ...{ PGHOST: url.hostname, PGPORT: url.port, PGPASSWORD: password, LC_ALL: "C.UTF-8" },
    PGDATA: server.dataDir,
  };

  return {
    ...{ url: url.href, user: server.user, blocks, archive },
    ...{ stop: () => server.kill("stopped"), start: server.start },
    /** Runs a block of the chapter, as the database's own user unless as whoever runs the app. */
    async follow(
      block: string,
      { minute = "", settings }: { minute?: string; settings?: Record<string, string> } = {},
    ): Promise<string> {
      const [copy = ""] = readNames(join(archive, "base"));
      const commands = block
        .replaceAll("/archive", archive)
        .replace(/^base=.*$/m, `base=${copy}`)
        .replace(/^minute=.*$/m, `minute=${minute}`);
      const machine = { folder, dataDir: folder, programs, env: { ...env, ...settings } };
      return runGuide(commands, { ...machine, user: settings ? undefined : server.user });
    },
    /** Takes over all that is in another database. */
    copyFrom(databaseUrl: string): void {
      const file = join(folder, "copied.dump");
      const run = (program: string, ...args: string[]) =>
        execFileSync(join(programs, program), args);
      run("pg_dump", "--format=custom", `--file=${file}`, databaseUrl);
      run("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${url.href}`, file);
    },
    async end(): Promise<void> {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

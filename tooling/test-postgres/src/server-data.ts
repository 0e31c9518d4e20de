import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ServerUser } from "./server-user.ts";

/** A folder whose `data` holds a cluster, and what it takes to run it. */
export type ServerData = {
  /** The folder of the server's programs. */
  binaries: string;
  user: ServerUser | undefined;
  folder: string;
  /** Of the user `postgres`. */
  password: string;
};

/** A file system that lives in memory, on Linux. */
const memory = "/dev/shm";
/** What a suite's databases and their log need at most, with room to spare. */
const roomInMemory = 2 * 1024 ** 3;

/** Makes a cluster in a temporary folder. */
export async function makeData(
  binaries: string,
  user: ServerUser | undefined,
  parent?: string,
): Promise<ServerData> {
  const data = { binaries, user, folder: makeFolder(user, parent), password: makePassword() };
  try {
    await initialiseData(data);
  } catch (error) {
    rmSync(data.folder, { recursive: true, force: true });
    throw error;
  }
  return data;
}

/** Where temporary folders are kept in memory, if there is room; containers often have 64 MB. */
export function findMemory(): string | undefined {
  if (!existsSync(memory)) return undefined;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= roomInMemory ? memory : undefined;
}

/** An empty temporary folder that the server's user may write to. */
export function makeFolder(user: ServerUser | undefined, parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, "tour-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

const makePassword = () => randomBytes(16).toString("hex");

async function initialiseData({ binaries, user, folder, password }: ServerData): Promise<void> {
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  await promisify(execFile)(
    join(binaries, "initdb"),
    [
      `--pgdata=${join(folder, "data")}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      `--locale=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
      "--no-sync",
    ],
    { ...user, cwd: folder },
  );
}

/** Has the numbers of transactions go on where they will be when they have come around once. */
export async function ageData({ binaries, user, folder }: ServerData): Promise<void> {
  const args = ["--epoch=1", join(folder, "data")];
  await promisify(execFile)(join(binaries, "pg_resetwal"), args, { ...user, cwd: folder });
}

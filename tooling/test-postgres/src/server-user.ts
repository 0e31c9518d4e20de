import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type ServerUser = { uid: number; gid: number };

/** The user to run the server as when we are root, which PostgreSQL refuses; undefined otherwise. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) =>
        Number(
          execFileSync("id", [flag, name], {
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
          }),
        );
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // This system has no such user.
    }
  }
  throw new Error(
    "PostgreSQL does not run as root, and there is neither a postgres nor a nobody user.",
  );
}

/**
 * The folder itself where `user` may run its programs, else a copy in a temporary folder: a checkout
 * in root's home is closed to everybody else.
 */
export function makeRunnable(
  folder: string,
  user: ServerUser | undefined,
): { folder: string; copy?: string } {
  if (!user || canRun(folder, user)) return { folder };
  const copy = mkdtempSync(join(tmpdir(), "tour-postgres-bin-"));
  chmodSync(copy, 0o755);
  cpSync(join(folder, ".."), copy, { recursive: true, dereference: false, verbatimSymlinks: true });
  return { folder: join(copy, "bin"), copy };
}

function canRun(folder: string, user: ServerUser): boolean {
  try {
    execFileSync(join(folder, "postgres"), ["--version"], { ...user, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

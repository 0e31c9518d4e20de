import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Owner {
  pid: number;
  /** When that process started, where the system tells: a number can be given out twice. */
  started: string;
}

/**
 * Takes a folder for this process, because PGlite does not and two processes would ruin the data.
 * Throws when another living process holds it. Returns the function that lets it go.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "server.lock");
  if (!tryToWrite(file)) {
    const owner = readOwner(file);
    if (owner && isAlive(owner)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${owner.pid}. ` +
          "Stop that server, or choose another folder with DATA_DIR.",
      );
    }
    rmSync(file, { force: true });
    if (!tryToWrite(file))
      throw new Error(`The data folder ${folder} was just taken by another server.`);
  }
  return () => rmSync(file, { force: true });
}

function tryToWrite(file: string): boolean {
  try {
    const owner: Owner = { pid: process.pid, started: startOf(process.pid) };
    writeFileSync(file, JSON.stringify(owner), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return startOf(owner.pid) === owner.started;
}

/** The start time that Linux keeps for each process; "" elsewhere. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

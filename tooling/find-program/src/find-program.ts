import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../../node_modules/.cache", import.meta.url));

/** A server's program that tests run, and Debian's packages that bring it. */
export interface WantedProgram {
  /** What people call it, for messages. */
  title: string;
  /** Its command, which is also the name of its folder in the cache. */
  command: string;
  /** The environment's variable that may name another. */
  variable: string;
  /** What it is asked to see whether it runs: its version, as a rule. */
  probe: string[];
  /** Its own package, and those of libraries that a small system lacks. */
  packages: string[];
  /** Where the first of them has it. */
  path: string;
}

export interface FoundProgram {
  command: string;
  /** What it needs in its environment: where its libraries are. */
  env: Record<string, string>;
}

/**
 * A program to run: the one that its variable names, this system's own, else that of Debian's packages,
 * fetched once and unpacked beside the other caches; nothing is installed. Throws with what can be done.
 */
export function findProgram(wanted: WantedProgram): FoundProgram {
  const given = process.env[wanted.variable];
  if (given) return { command: given, env: {} };
  const own = { command: wanted.command, env: {} };
  if (runs(own, wanted)) return own;
  return fetchProgram(wanted, join(cache, wanted.command));
}

const runs = ({ command, env }: FoundProgram, { probe }: WantedProgram): boolean =>
  spawnSync(command, probe, { env: { ...process.env, ...env } }).status === 0;

/** Unpacks the distribution's packages into a folder, and gives the binary in it. */
function fetchProgram(wanted: WantedProgram, folder: string): FoundProgram {
  const program = inFolder(wanted, folder);
  if (runs(program, wanted)) return program;
  mkdirSync(join(folder, ".."), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    download(work, wanted.packages);
    const packages = readdirSync(work).filter((name) => name.endsWith(".deb"));
    const unpacked = join(work, "unpacked");
    for (const name of packages) run("dpkg", ["-x", join(work, name), unpacked], work);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(
      `No ${wanted.title} for the tests: install it, or give the path of its binary in ` +
        `${wanted.variable}. Debian's package could not be had: ${(stderr || message).trim()}`,
      { cause: error },
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  // Where it brought its libraries is known now.
  const fetched = inFolder(wanted, folder);
  if (!runs(fetched, wanted)) throw new Error(`The ${wanted.title} in ${folder} does not run.`);
  return fetched;
}

function inFolder({ path }: WantedProgram, folder: string): FoundProgram {
  const libraries = join(folder, "usr/lib");
  const machines = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.endsWith("-gnu"))
    : [];
  const paths = machines.map((name) => join(libraries, name)).join(":");
  return { command: join(folder, path), env: paths ? { LD_LIBRARY_PATH: paths } : {} };
}

/** Lists of packages may be missing in a fresh container, where one is root. */
function download(folder: string, packages: string[]): void {
  try {
    run("apt-get", ["download", ...packages], folder);
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    run("apt-get", ["update"], folder);
    run("apt-get", ["download", ...packages], folder);
  }
}

function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
}

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read-dockerfile.ts";

const cacheFolder = join(root, "node_modules/.cache/caddy");

/**
 * A Caddy to run: the one of the variable CADDY, this system's own, else Debian's package, fetched
 * once and unpacked beside the other caches; nothing is installed. Throws with what can be done.
 */
export function findCaddy(): string {
  const given = process.env["CADDY"];
  if (given) return given;
  if (runs("caddy")) return "caddy";
  return fetchCaddy(cacheFolder);
}

const runs = (command: string): boolean => spawnSync(command, ["version"]).status === 0;

/** Unpacks the distribution's package into a folder, and gives the binary in it. */
function fetchCaddy(folder: string): string {
  const binary = join(folder, "usr/bin/caddy");
  if (runs(binary)) return binary;
  mkdirSync(join(folder, ".."), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    download(work);
    const packages = readdirSync(work).filter((name) => name.endsWith(".deb"));
    const unpacked = join(work, "unpacked");
    for (const name of packages) run("dpkg", ["-x", join(work, name), unpacked], work);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unpacked, folder);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(
      "No Caddy for the tests: install it, or give the path of its binary in CADDY. " +
        `Debian's package could not be had: ${(stderr || message).trim()}`,
      { cause: error },
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  if (!existsSync(binary) || !runs(binary)) throw new Error(`The Caddy in ${folder} does not run.`);
  return binary;
}

/** Lists of packages may be missing in a fresh container, where one is root. */
function download(folder: string): void {
  try {
    run("apt-get", ["download", "caddy"], folder);
  } catch (error) {
    if (process.getuid?.() !== 0) throw error;
    run("apt-get", ["update"], folder);
    run("apt-get", ["download", "caddy"], folder);
  }
}

function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "ignore", "pipe"] });
}

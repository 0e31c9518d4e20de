import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const guide = new URL("../../../../docs/operations.md", import.meta.url);

/** The blocks of commands that a chapter of docs/operations.md has, in their order. */
export function readGuide(chapter: string): string[] {
  const text = readFileSync(guide, "utf8");
  const [, found = ""] = text.split(`\n## ${chapter}\n`);
  const [own = ""] = found.split("\n## ");
  return [...own.matchAll(/^```sh\n(.*?)^```/gms)].map(([, commands = ""]) => commands);
}

interface Machine {
  /** Where the commands are typed, and where backups come to lie. */
  folder: string;
  /** Stands for the volume `/data`. */
  dataDir: string;
  /** The folder of PostgreSQL's programs. */
  programs: string;
  /** Says with PGHOST and the like where the server is. */
  env: Record<string, string>;
  /** Who types them, where it is not this process's user. */
  user?: { uid: number; gid: number } | undefined;
}

/**
 * In the place of Docker: what is to run in a service's container runs here. Starting and stopping is
 * left to the test. What the guide does not use is refused.
 */
const docker = `#!/bin/sh
set -eu
[ "$1" = compose ]; verb=$2; shift 2
case "$verb" in stop | up | restart) exit ;; exec | run) ;; *) exit 64 ;; esac
program=
while :; do
  case "$1" in
    --entrypoint) program=$2; shift 2 ;;
    --user) shift 2 ;;
    --no-TTY | --rm) shift ;;
    *) break ;;
  esac
done
case "$1" in postgres | server) shift ;; *) exit 64 ;; esac
for word do
  shift
  [ "$word" = /data ] && word=$DATA_DIR
  set -- "$@" "$word"
done
exec $program "$@"
`;

/** Runs commands of the guide as they stand there, and answers what they said; throws with that when one fails. */
export async function runGuide(commands: string, machine: Machine): Promise<string> {
  const bin = join(machine.folder, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "docker"), docker, { mode: 0o755 });
  const path = [bin, machine.programs, process.env["PATH"]].join(":");
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", commands], {
    cwd: machine.folder,
    env: { ...machine.env, PATH: path, DATA_DIR: machine.dataDir },
    ...machine.user,
  });
  return stdout;
}

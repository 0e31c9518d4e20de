import { readFileSync } from "node:fs";

/** Programs that stand between a person and this command: pnpm, npx, and the shells they use. */
const launcher = /pnpm|npm|npx|run\.js/;

type Link = { pid: number; parent: number };

/**
 * Answers whether everything that launched this command still runs. A supervisor that ends `npx`
 * leaves pnpm and us behind, for npm passes no signal on; then nobody is left to stop us.
 *
 * Beyond the direct parent this needs Linux's /proc.
 */
export function watchLaunchers(): () => boolean {
  const links: Link[] = [{ pid: process.pid, parent: process.ppid }];
  for (let pid = process.ppid; launcher.test(readCommand(pid));) {
    const parent = readParent(pid);
    if (parent === undefined || parent <= 1) break;
    links.push({ pid, parent });
    pid = parent;
  }
  return () =>
    links.every(({ pid, parent }) =>
      pid === process.pid ? process.ppid === parent : readParent(pid) === parent,
    );
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function readParent(pid: number): number | undefined {
  try {
    // The program's name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, "").trim();
    return Number(fields.split(" ")[1]);
  } catch {
    return undefined;
  }
}

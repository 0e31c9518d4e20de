import { readFileSync, readlinkSync } from "node:fs";

/** Programs that stand between a person and this command: pnpm, npx, and the shells they use. */
const launcher = /(?:^|[/ '"])(?:(?:pnpm|npm|npx)(?:[-.@][^/ '"]*)?|run\.js)['"]?(?: |$)/;
const shell = /^\S*\b(?:ba|da|z|k)?sh /;

type Link = { pid: number; parent: number };

/**
 * Answers whether everything that launched this command still runs. A supervisor that ends `npx`
 * leaves pnpm and us behind, for npx passes no signal on; then nobody is left to stop us.
 * Whoever puts the command in the background means it to outlive the shell: `npx ... start &`.
 *
 * Beyond the direct parent this needs Linux's /proc.
 */
export function watchLaunchers(): () => boolean {
  const links: Link[] = [{ pid: process.pid, parent: process.ppid }];
  // The program that the person named: above it there are only shells, theirs or a supervisor's.
  let outermost = 0;
  for (let pid = process.ppid; launcher.test(readCommand(pid));) {
    if (!shell.test(readCommand(pid))) outermost = links.length;
    const parent = readParent(pid);
    if (parent === undefined || parent <= 1) break;
    links.push({ pid, parent });
    pid = parent;
  }
  const named = links[outermost];
  const watched = named && isInBackground(named) ? links.slice(0, outermost) : links;
  return () =>
    watched.every(({ pid, parent }) =>
      pid === process.pid ? process.ppid === parent : readParent(pid) === parent,
    );
}

/** A shell gives what it puts in the background no input; `setsid` gives it a session of its own. */
function isInBackground({ pid, parent }: Link): boolean {
  try {
    if (readlinkSync(`/proc/${pid}/fd/0`) === "/dev/null") return true;
  } catch {
    return false;
  }
  return readStatus(pid)?.[3] !== readStatus(parent)?.[3];
}

function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

function readParent(pid: number): number | undefined {
  return readStatus(pid)?.[1];
}

/** State, parent, process group, session and more, as proc(5) orders them after the name. */
function readStatus(pid: number): number[] | undefined {
  try {
    // The program's name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\)/s, "").trim();
    return fields.split(" ").map(Number);
  } catch {
    return undefined;
  }
}

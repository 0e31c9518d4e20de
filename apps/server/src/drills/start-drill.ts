import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder to which each drill writes what was seen; nothing is written if unset. `pnpm drill` sets it. */
const { DRILL_RESULTS } = process.env;

/** What a drill has seen, with the seconds since its fault, to be read by operators. */
export interface Drill {
  /** One more thing was seen. */
  say(what: string): void;
  /** The fault begins: time is counted from here. */
  begin(what: string): void;
  /** Waits until it is so, and says how long that took; gives up after five minutes. */
  until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void>;
  /** All that was looked at was as it should be. */
  finish(): void;
}

const maxWaitMs = 300_000;
const everyMs = 50;

export function startDrill(name: string, title: string): Drill {
  const lines: string[] = [];
  let start = performance.now();
  const say = (what: string): void => {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    lines.push(`${seconds.padStart(7)} s  ${what}`);
    if (DRILL_RESULTS) console.log(lines.at(-1));
  };
  return {
    say,
    begin(what) {
      start = performance.now();
      say(what);
    },
    async until(what, isSo) {
      const from = performance.now();
      while (!(await isSo())) {
        if (performance.now() - from > maxWaitMs) throw new Error(`Not seen: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, everyMs));
      }
      say(`${what} (after ${((performance.now() - from) / 1000).toFixed(1)} s)`);
    },
    finish() {
      if (!DRILL_RESULTS) return;
      mkdirSync(DRILL_RESULTS, { recursive: true });
      const run = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}`;
      const text = [title, run, "", ...lines, ""].join("\n");
      writeFileSync(join(DRILL_RESULTS, `${name}.txt`), text);
    },
  };
}

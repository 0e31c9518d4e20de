import { spawn } from "node:child_process";

/**
 * Runs this program once for each of the benchmarks, one after the other: what one leaves behind in
 * its process (memory, caches, environment, timers) is not measured with the next. Answers the names
 * of those that failed; they have said why.
 */
export async function runEach(
  names: readonly string[],
  flags: readonly string[],
): Promise<string[]> {
  const failed: string[] = [];
  for (const name of names) {
    if ((await runAlone(name, flags)) !== 0) failed.push(name);
  }
  return failed;
}

function runAlone(name: string, flags: readonly string[]): Promise<number> {
  const [program = "", script = ""] = process.argv;
  const child = spawn(program, [...process.execArgv, script, name, "--exact", ...flags], {
    stdio: "inherit",
  });
  // A terminal tells both of Ctrl+C, whoever else ends us tells only us.
  const end = () => child.kill("SIGTERM");
  process.on("SIGINT", end).on("SIGTERM", end);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", end).off("SIGTERM", end);
      // Who ends a run ends all of it.
      if (code === 130) process.exit(130);
      resolve(code ?? 1);
    });
  });
}

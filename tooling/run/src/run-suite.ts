import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";
import { secondTryMark } from "./second-tries.ts";
import type { Suite } from "./suites.ts";
import { countTests, describeCounts, readReport, type Counts } from "./vitest-report.ts";

const SUITE_TIMEOUT_MS = 25 * 60_000;
const secondTry = [
  "--retry=1",
  `--reporter=${fileURLToPath(new URL("./second-tries.ts", import.meta.url))}`,
];

/** A machine that runs two suites on two slow cores is slow, not wrong. */
const patience = ["--testTimeout=180000", "--hookTimeout=300000", "--expect.poll.timeout=60000"];

/** Runs one suite, prints a line about it (and all of its output when it failed), counts its tests. */
export async function runSuite(
  { name, folder, drivesBrowser }: Suite,
  reportFolder: string,
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const reportPath = join(reportFolder, `${name}.json`);
  const outputFile = `--outputFile.json=${reportPath}`;
  const { code, output, seconds } = await runCommand(
    "vitest",
    [
      ...["run", ...patience, "--reporter=default", "--reporter=json", outputFile],
      ...(drivesBrowser ? secondTry : []),
    ],
    { folder, env, timeoutMs: SUITE_TIMEOUT_MS },
  );
  const counts = countTests(readReport(reportPath), code);
  const mark = counts.failed > 0 ? "✗" : "✓";
  console.log(`${mark} ${name.padEnd(18)} ${describeCounts(counts)} (${Math.round(seconds)} s)`);
  for (const line of output.split("\n")) {
    if (line.startsWith(secondTryMark)) console.log(indent(line));
  }
  if (counts.failed > 0) console.log(indent(output || "It ended without a word."));
  return counts;
}

const indent = (text: string) => text.replaceAll(/^/gm, "    ");

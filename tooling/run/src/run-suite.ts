import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import type { Suite } from "./suites.ts";
import { countTests, describeCounts, readReport, type Counts } from "./vitest-report.ts";

const SUITE_TIMEOUT_MS = 25 * 60_000;

/** A machine that runs two suites on two slow cores is slow, not wrong. */
const patience = ["--testTimeout=300000", "--hookTimeout=300000", "--expect.poll.timeout=60000"];

/** Runs one suite, prints a line about it (and all of its output when it failed), counts its tests. */
export async function runSuite(
  { name, folder }: Suite,
  reportFolder: string,
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const reportPath = join(reportFolder, `${name}.json`);
  const outputFile = `--outputFile.json=${reportPath}`;
  const { code, output, seconds } = await runCommand(
    "vitest",
    ["run", ...patience, "--reporter=default", "--reporter=json", outputFile],
    { folder, env, timeoutMs: SUITE_TIMEOUT_MS },
  );
  const counts = countTests(readReport(reportPath), code);
  const mark = counts.failed > 0 ? "✗" : "✓";
  console.log(`${mark} ${name.padEnd(18)} ${describeCounts(counts)} (${Math.round(seconds)} s)`);
  if (counts.failed > 0) console.log(indent(output || "It ended without a word."));
  return counts;
}

const indent = (text: string) => text.replaceAll(/^/gm, "    ");

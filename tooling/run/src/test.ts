import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "@tour/test-browser";
import { buildApps } from "./build-apps.ts";
import { countLines } from "./one-line.ts";
import { mapLimited, stopCommandsOnInterrupt } from "./run-command.ts";
import { runSuite, sideBySide, type SuiteResult } from "./run-suite.ts";
import { joinSmall, listSuites, type Suite } from "./suites.ts";
import { addCounts, describeCounts, type Counts } from "./vitest-report.ts";

const failedOnce: Counts = { passed: 0, failed: 1, skipped: 0 };

async function runAll(suites: Suite[], reportFolder: string): Promise<SuiteResult[]> {
  const chromium = findChromium(console.log);
  console.log(`Browser: ${chromium.source} (${chromium.executablePath})`);
  const env = { TZ: "UTC", PLAYWRIGHT_CHROMIUM: chromium.executablePath };
  const run = (suite: Suite) => runSuite(suite, reportFolder, env);
  if (suites.some(({ needsApps }) => needsApps)) {
    console.log("Building the apps");
    await buildApps();
  }
  return mapLimited(suites, sideBySide, run);
}

stopCommandsOnInterrupt();
const filter = process.argv.slice(3).find((argument) => argument !== "--") ?? "";
const suites = joinSmall(listSuites().filter(({ name }) => name.includes(filter)));
const names = listSuites().map(({ name }) => name);
const reportFolder = mkdtempSync(join(tmpdir(), "tour-tests-"));
let counts = failedOnce;
try {
  if (suites.length === 0)
    throw new Error(`No suite has "${filter}" in its name: ${names.join(", ")}`);
  const results = await runAll(suites, reportFolder);
  counts = addCounts(results.map((result) => result.counts));
  const passedLater = results.flatMap(({ secondTries }) => secondTries);
  console.log(countLines("Passed at the second try", passedLater));
  const failures = results.flatMap((result) => result.failures);
  if (failures.length > 0) console.log(countLines("Failed", failures));
} catch (error) {
  console.log((error as Error).message);
} finally {
  rmSync(reportFolder, { recursive: true, force: true });
}
console.log(describeCounts(counts));
process.exit(counts.failed > 0 ? 1 : 0);

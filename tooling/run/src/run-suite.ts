import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";
import { findSecondTries } from "./find-second-tries.ts";
import { secondTryMark } from "./second-tries.ts";
import type { Suite } from "./suites.ts";
import {
  addCounts,
  countFineFiles,
  countTests,
  describeCounts,
  describeFailures,
  hasOnlyTimedOut,
  leaveOutFiles,
  listFailedFiles,
  readReport,
  type Counts,
} from "./vitest-report.ts";

/** A suite that takes ten minutes on a quiet machine took over forty on one that was not. */
const SUITE_TIMEOUT_MS = 120 * 60_000;
/**
 * Vitest waits without end for a frame of its browser mode that never loads or whose connection
 * broke, which happens now and then on a busy machine. It says a word after each file; the longest
 * file takes two minutes.
 */
const SILENCE_MS = 5 * 60_000;
const secondTry = [
  "--retry=1",
  `--reporter=${fileURLToPath(new URL("./second-tries.ts", import.meta.url))}`,
];

/**
 * How many suites run at a time: one more than there are cores for. Each waits a fifth of its time, for
 * frames, timers and rows.
 */
export const sideBySide = Math.min(2, availableParallelism()) + 1;

/**
 * For the C library of every process of a suite: what was given back is kept for what is asked for next.
 * To get a page of memory anew takes 20 µs on a virtual machine within another, and took a fifth of the
 * processor time there. Other systems don't know these names.
 */
const keptMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: `${1024 ** 3}`,
  MALLOC_TRIM_THRESHOLD_: `${1024 ** 3}`,
};

/** None of them keeps state in its modules: loading all of them anew for each file took half the time. */
const joined = [
  `--config=${fileURLToPath(new URL("./joined-suites.config.ts", import.meta.url))}`,
  "--no-isolate",
];

export type SuiteResult = {
  counts: Counts;
  /** What failed: a line for each, with its suite. */
  failures: string[];
  /** What failed at first: a line for each, as it was printed. */
  secondTries: string[];
};

/**
 * With more workers than cores by half, what waits asks again and again meanwhile, which cost half as
 * much again. Journeys have the machine for themselves but for what the other lanes end with, and wait for a
 * quarter of their time: with as many as there are cores, these stood still for as long.
 */
const workersOf = ({ takesAllCores }: Suite) =>
  takesAllCores ? sideBySide : Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * A machine that runs three suites on two slow cores is slow, not wrong. In a browser a test that
 * waits in vain, twice, is to be named before the silence ends the run. A journey waits for nothing
 * longer than a minute, but for many things in a row.
 */
const timeoutsOf = ({ inBrowser, needsApps }: Suite) => [
  `--testTimeout=${inBrowser ? SILENCE_MS * 0.4 : needsApps ? 300_000 : 180_000}`,
  "--hookTimeout=300000",
  "--expect.poll.timeout=60000",
];

/**
 * Runs a suite, prints a line about it (and all of its output when it failed), counts its tests. One
 * that runs in a browser and falls silent is run once more, and named.
 */
export async function runSuite(
  suite: Suite,
  reportFolder: string,
  env: NodeJS.ProcessEnv,
): Promise<SuiteResult> {
  const { name } = suite;
  const run = (files?: readonly string[]) => {
    const reportPath = join(reportFolder, `${name}${files ? ", again" : ""}.json`);
    const result = runVitest(suite, { reportPath, env, files });
    return result.then((ended) => ({ ...ended, report: readReport(reportPath) }));
  };
  const secondTries: string[] = [];
  let result = await run();
  if (result.fellSilent) {
    const lastWords = result.output.split("\n").slice(-3).join("\n    ");
    secondTries.push(
      `${secondTryMark} ${name} hung and was run again; its last words:\n    ${lastWords}`,
    );
    result = await run();
  }
  let counts = countTests(result.report, result.code);
  let { seconds, output, report } = result;
  secondTries.push(...findSecondTries(output));
  // The tests of a journey build on each other's data: a second try is the whole file's, on new data. What
  // else fails has one try, unless all that happened is that the time was over.
  const isTriedAgain = suite.needsApps || hasOnlyTimedOut(result.report);
  const failedFiles = isTriedAgain ? listFailedFiles(result.report) : [];
  if (result.report && failedFiles.length > 0) {
    const again = await run(failedFiles);
    report = again.report;
    const countsAgain = countTests(again.report, again.code);
    counts = addCounts([countFineFiles(result.report), countsAgain]);
    seconds += again.seconds;
    output += `\nWhat failed was run again:\n${again.output}`;
    secondTries.push(...findSecondTries(again.output));
    if (again.report) {
      const lines = describeFailures(leaveOutFiles(result.report, listFailedFiles(again.report)));
      secondTries.push(...lines.map((line) => `${secondTryMark} ${line} (its file was run again)`));
    }
  }
  const mark = counts.failed > 0 ? "✗" : "✓";
  console.log(`${mark} ${name.padEnd(20)} ${describeCounts(counts)} (${Math.round(seconds)} s)`);
  if (secondTries.length > 0) console.log(indent(secondTries.join("\n")));
  if (counts.failed === 0) return { counts, failures: [], secondTries };
  console.log(indent(output || "It ended without a word."));
  const failures = report ? describeFailures(report) : [];
  if (failures.length === 0) failures.push("it did not end well, though no test of it failed");
  return { counts, failures: failures.map((line) => `${name}: ${line}`), secondTries };
}

type VitestRun = {
  reportPath: string;
  env: NodeJS.ProcessEnv;
  /** Those of the suite's files alone. */
  files?: readonly string[] | undefined;
};

const runVitest = (suite: Suite, { reportPath, env, files = [] }: VitestRun) =>
  runCommand(
    "vitest",
    [
      ...["run", ...files, ...timeoutsOf(suite)],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportPath}`],
      ...suite.projects.map((project) => `--project=${project}`),
      `--maxWorkers=${workersOf(suite)}`,
      ...(suite.members.length > 0 ? joined : []),
      ...(suite.drivesBrowser ? secondTry : []),
    ],
    {
      folder: suite.folder,
      env: {
        ...keptMemory,
        ...env,
        SUITE_FOLDERS: suite.members.map((one) => one.folder).join(delimiter),
      },
      timeoutMs: SUITE_TIMEOUT_MS,
      ...(suite.inBrowser && { silenceMs: SILENCE_MS }),
    },
  );

const indent = (text: string) => text.replaceAll(/^/gm, "    ");

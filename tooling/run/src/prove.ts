import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildApps } from "./build-apps.ts";
import { killGroup, mapLimited, runCommand } from "./run-command.ts";
import { keepOthers, writeProofReport, type ProofPart, type ProvenPart } from "./proof-report.ts";
import { sideBySide } from "./run-suite.ts";
import { waitForStopSignal } from "./stop-signal.ts";
import { listPackages, projectRoot, toolEnvironment } from "./workspace.ts";

const usage = `pnpm prove [filter] [--minutes 30] [--seed 7]

  filter     only the part of the proof whose package, project or path holds it, such as moving or e2e

  --minutes  about how long it may take: parts end before they are done; without, all of it is run
  --seed     of the random events, as a run that failed has named it`;

interface Row {
  /** The package, and the Vitest project in it, where it has several. */
  suite: string;
  project?: string;
  /** Files of its tests. */
  tests: string[];
  /** How many parts of the proof they have, one after another; some count nothing. */
  parts: number;
}

/** The tests that are the proof, in rows that run side by side: what each run of the tests leaves out (0124). */
const rows: Row[] = [
  {
    suite: "app-server",
    project: "postgres",
    tests: [
      ...["booking/booking.race", "booking/moving/moving.race", "booking/party/party.race"],
      "booking/payments/payment.race",
    ],
    parts: 7,
  },
  {
    suite: "app-server",
    project: "postgres",
    tests: ["booking/booking-model.race", "src/booking-kill.race"],
    parts: 2,
  },
  // Every block at six widths and with six numbers of entries; the kit on a phone, from right to left.
  {
    suite: "storybook",
    project: "checks",
    tests: ["blocks-layout", "blocks-counts", "right-to-left"],
    parts: 1,
  },
  // What asks the whole app, on the embedded database as well.
  { suite: "app-server", project: "pglite", tests: ["src/"], parts: 1 },
  { suite: "app-server", project: "drills", tests: ["src/drills/"], parts: 1 },
  { suite: "package-test", tests: ["consumer-app"], parts: 1 },
  // Pages of a width between a phone's and a computer's.
  { suite: "app-site", project: "site-pages", tests: ["test/"], parts: 1 },
  // Screens as those see them who asked for no less motion.
  { suite: "app-builder", project: "builder-browser", tests: ["src/"], parts: 1 },
  { suite: "app-crm", project: "crm-browser", tests: ["src/"], parts: 1 },
  { suite: "office", project: "office-browser", tests: ["src/"], parts: 1 },
  // Journeys on a phone and on a computer, with motion.
  { suite: "e2e", project: "journeys", tests: ["journeys/"], parts: 1 },
  { suite: "e2e", project: "clock", tests: ["journeys/on-the-way"], parts: 1 },
];
const document = join(projectRoot, "docs/proof.md");
/** The same to read again: a run of some parts keeps what others have shown. */
const shown = join(projectRoot, "docs/proof.json");

/** Those that any of the filters means, with the files that it means; all of them without filters. */
function chooseRows(filters: readonly string[]): Row[] {
  const isMeant = (text: string) =>
    filters.length === 0 || filters.some((filter) => text.includes(filter));
  return rows
    .map(({ tests, ...row }) => {
      const isMeantWhole = isMeant(`${row.suite} ${row.project ?? ""}`);
      return { ...row, tests: tests.filter((test) => isMeantWhole || isMeant(test)) };
    })
    .filter(({ tests }) => tests.length > 0);
}

/** Runs a row of the proof, and shows what it says; answers whether it went well. */
async function runRow({ suite, project, tests }: Row, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { folder } = listPackages().find(({ name }) => name === suite)!;
  const options = [
    ...(project ? [`--project=${project}`] : []),
    ...["--maxWorkers=1", "--disableConsoleIntercept"],
  ];
  const child = spawn("vitest", ["run", ...options, ...tests], {
    cwd: folder,
    env: { ...toolEnvironment(folder), TZ: "UTC", ...env },
    stdio: ["ignore", "inherit", "inherit"],
    // Its own process group, so that what it started can be ended with it.
    detached: true,
  });
  const end = () => killGroup(child.pid, "SIGTERM");
  process.once("exit", end);
  const [code] = (await once(child, "close")) as [number | null];
  process.off("exit", end);
  return code === 0;
}

/** What the parts of this run have shown. */
function readParts(folder: string): ProvenPart[] {
  const run = { date: new Date().toISOString().slice(0, 10), node: process.versions.node };
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return texts.map((text) => ({ ...(JSON.parse(text) as ProofPart), ...run }));
}

const readShown = (): ProvenPart[] =>
  existsSync(shown) ? (JSON.parse(readFileSync(shown, "utf8")) as ProvenPart[]) : [];

async function save(parts: readonly ProvenPart[]): Promise<void> {
  writeFileSync(shown, JSON.stringify(parts));
  writeFileSync(document, writeProofReport(parts));
  await runCommand("oxfmt", [shown, document], { folder: projectRoot });
  console.log("Saved to docs/proof.md");
}

async function prove(folder: string): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3).filter((argument) => argument !== "--"),
    allowPositionals: true,
    options: { minutes: { type: "string" }, seed: { type: "string" } },
  });
  for (const value of Object.values(values)) {
    if (!(Number(value) > 0)) throw new Error(usage);
  }
  const { minutes, seed } = values;
  const env = {
    ...{ PROOF: "full", PROOF_RESULTS: folder },
    ...(seed && { PROOF_SEED: seed }),
  };
  const shareOf = ({ parts }: Row) =>
    minutes ? { PROOF_MINUTES: `${Number(minutes) / parts}` } : {};
  const chosen = chooseRows(positionals);
  if (chosen.length === 0) throw new Error(`No file of the proof matches.\n\n${usage}`);
  if (chosen.some(({ suite }) => suite === "e2e")) await buildApps();
  const run = (row: Row) => runRow(row, { ...env, ...shareOf(row) });
  const results = await mapLimited(chosen, sideBySide, run);
  if (results.includes(false)) return false;
  await save(keepOthers(readShown(), readParts(folder)));
  return true;
}

void waitForStopSignal().then(() => process.exit(130));
const folder = mkdtempSync(join(tmpdir(), "tour-proof-"));
let isProved = false;
try {
  isProved = await prove(folder);
} catch (error) {
  console.error((error as Error).message);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isProved ? 0 : 1);

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { killGroup, runCommand } from "./run-command.ts";
import { keepOthers, writeProofReport, type ProofPart, type ProvenPart } from "./proof-report.ts";
import { waitForStopSignal } from "./stop-signal.ts";
import { listPackages, projectRoot, toolEnvironment } from "./workspace.ts";

const usage = `pnpm prove [filter] [--minutes 30] [--seed 7]

  filter     only files of the proof whose path holds it, such as moving or kill

  --minutes  about how long it may take: parts end before they are done; without, all of it is run
  --seed     of the random events, as a run that failed has named it`;

interface Row {
  /** The package, and the Vitest project in it. */
  suite: string;
  project: string;
  /** Files of its tests. */
  tests: string[];
  /** How many parts of the proof they have, one after another. */
  parts: number;
}

/** The tests that are the proof, in rows that run side by side. */
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
  // Every block at six widths and with six numbers of entries; counts nothing of its own.
  { suite: "storybook", project: "checks", tests: ["blocks-layout", "blocks-counts"], parts: 1 },
];
const document = join(projectRoot, "docs/proof.md");
/** The same to read again: a run of some parts keeps what others have shown. */
const shown = join(projectRoot, "docs/proof.json");

/** Runs a row of the proof, and shows what it says; answers whether it went well. */
async function runRow({ suite, project, tests }: Row, env: NodeJS.ProcessEnv): Promise<boolean> {
  const { folder } = listPackages().find(({ name }) => name === suite)!;
  const options = [`--project=${project}`, "--maxWorkers=1", "--disableConsoleIntercept"];
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
  const isMeant = (test: string) =>
    positionals.length === 0 || positionals.some((filter) => test.includes(filter));
  const env = {
    ...{ PROOF: "full", PROOF_RESULTS: folder },
    ...(seed && { PROOF_SEED: seed }),
  };
  const shareOf = ({ parts }: Row) =>
    minutes ? { PROOF_MINUTES: `${Number(minutes) / parts}` } : {};
  const chosen = rows
    .map(({ tests, ...row }) => ({ ...row, tests: tests.filter((test) => isMeant(test)) }))
    .filter(({ tests }) => tests.length > 0);
  if (chosen.length === 0) throw new Error(`No file of the proof matches.\n\n${usage}`);
  const results = await Promise.all(chosen.map((row) => runRow(row, { ...env, ...shareOf(row) })));
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

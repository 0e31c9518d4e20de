import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const project = join(import.meta.dirname, "../../../..");
const migrations = "apps/server/src/db/migrations";
const journal = `${migrations}/meta/_journal.json`;

const git = async (...given: string[]) =>
  (await run("git", given, { cwd: project, maxBuffer: 1e8 })).stdout.trim();

/** A version of the server that was put to use, in a folder of its own, with its libraries. */
export interface CheckedOut {
  /** When its last change was made, an ISO day. */
  day: string;
  /** The bundled server. */
  program: string;
  /** Runs its modules' own tests on PostgreSQL, with the tables of today's migrations. */
  test: () => Promise<{ passed: number; failed: string[] }>;
  remove: () => Promise<void>;
}

/**
 * Gets the version whose last migration this was out of the history, and today's migrations into it: those
 * that it does not know have been run when it comes back. Throws where the history does not go so far.
 */
export async function checkOutRelease(lastMigration: string): Promise<CheckedOut> {
  const revision = await findRevision(lastMigration);
  const root = mkdtempSync(join(tmpdir(), "tour-release-"));
  await git("worktree", "add", "--quiet", "--force", "--detach", root, revision);
  const server = join(root, "apps/server");
  await run("npx", ["--yes", "pnpm@12", "install", "--frozen-lockfile"], { cwd: root });
  cpSync(join(project, migrations), join(root, migrations), { recursive: true });
  await run(process.execPath, ["build.ts"], { cwd: server });
  return {
    day: await git("log", "-1", "--format=%cs", revision),
    program: join(server, "dist/main.js"),
    test: () => runTests(server),
    remove: async () => {
      await git("worktree", "remove", "--force", root);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The last state of the main line in which this was the newest migration. */
async function findRevision(lastMigration: string): Promise<string> {
  const changes = await git("rev-list", "--first-parent", "HEAD", "--", journal);
  let next = "";
  for (const change of changes.split("\n")) {
    // oxlint-disable-next-line no-await-in-loop -- the newest that fits is looked for
    const { entries } = JSON.parse(await git("show", `${change}:${journal}`)) as {
      entries: { tag: string }[];
    };
    if (entries.at(-1)?.tag === lastMigration) return next === "" ? "HEAD" : `${next}^1`;
    next = change;
  }
  throw new Error(`The history has no version whose last migration is ${lastMigration}`);
}

interface TestResult {
  status: string;
  fullName: string;
  failureMessages: string[];
}

interface Report {
  numPassedTests: number;
  testResults: { assertionResults: TestResult[] }[];
}

async function runTests(server: string): Promise<{ passed: number; failed: string[] }> {
  const output = join(server, "report.json");
  const reporter = ["--reporter=json", `--outputFile=${output}`];
  const given = ["vitest", "run", "--project=postgres", "--retry=1", ...reporter, "src/modules"];
  const env = { ...process.env, TZ: "UTC", NODE_ENV: "" };
  // Vitest ends with an error where a test failed; the report says which.
  await run("npx", given, { cwd: server, env, maxBuffer: 1e9 }).catch(() => undefined);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(output, "utf8")) as Report;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]}`),
  );
  return { passed: numPassedTests, failed };
}

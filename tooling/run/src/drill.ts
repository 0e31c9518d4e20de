import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "./build-apps.ts";
import { killGroup } from "./run-command.ts";
import { waitForStopSignal } from "./stop-signal.ts";
import { listPackages, projectRoot, toolEnvironment } from "./workspace.ts";

/** What was seen, as docs/drills.md links it. */
const results = join(projectRoot, "docs/drills");

const { folder } = listPackages().find(({ name }) => name === "app-server")!;
const ending = ".process.test.ts";
const names = readdirSync(join(folder, "src/drills"))
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length));

const usage = `pnpm drill [name ...]

Rehearses bad days on the server's real process, one after another, and writes what was seen into docs/drills:
${names.map((name) => `  ${name}`).join("\n")}`;

/** Runs drills one after another, so that none is slowed down by another; answers whether all went well. */
async function runDrills(wanted: readonly string[]): Promise<boolean> {
  const files = wanted.map((name) => `src/drills/${name}${ending}`);
  const options = ["--project=drills", "--no-file-parallelism", "--disableConsoleIntercept"];
  const child = spawn("vitest", ["run", ...options, ...files], {
    cwd: folder,
    env: { ...toolEnvironment(folder), TZ: "UTC", DRILL_RESULTS: results },
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

void waitForStopSignal().then(() => process.exit(130));
const asked = process.argv.slice(3).filter((argument) => argument !== "--");
if (asked.some((name) => !names.includes(name))) {
  console.error(usage);
  process.exit(1);
}
// Some run the site's processes as they are built.
await buildApps();
process.exit((await runDrills(asked.length > 0 ? asked : names)) ? 0 : 1);

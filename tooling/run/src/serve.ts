import { resolve } from "node:path";
import { demoRequestUuid } from "@tour/demo/request";
import { readPorts, type AppName, type Ports } from "./apps.ts";
import { killCommands } from "./run-command.ts";
import { startApps, type RunningApps } from "./start-apps.ts";
import { waitForStopSignal } from "./stop-signal.ts";
import { describeTakenPorts } from "./taken-ports.ts";
import { projectRoot } from "./workspace.ts";

const NAME_WIDTH = 7;

/** Shows a step of a command, with the seconds since its start. */
export const printStep = (text: string) =>
  console.log(`${`${Math.round(performance.now() / 1000)} s`.padStart(5)}  ${text}`);

/**
 * Runs the three apps until an interruption or the end of one of them; answers the exit code.
 * `prepare` comes first, when the ports are known to be free.
 */
export async function serve(
  script: "start" | "dev",
  prepare: () => Promise<void>,
): Promise<number> {
  const stopSignal = waitForStopSignal();
  const interruption = new AbortController();
  void stopSignal.then(() => {
    interruption.abort();
    killCommands();
  });
  let apps: RunningApps;
  try {
    const ports = readPorts(process.env);
    const taken = await describeTakenPorts(ports);
    if (taken.length > 0) throw new Error(taken.join("\n"));
    await prepare();
    interruption.signal.throwIfAborted();
    apps = await start(script, ports, interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) return 0;
    console.error((error as Error).message);
    return 1;
  }
  const end = await Promise.race([stopSignal, apps.oneEnded]);
  if (end) console.error(`The ${end.name} ended by itself:\n${end.lastLines}`);
  printStep("Stopping");
  await apps.stop();
  return end ? 1 : 0;
}

async function start(
  script: "start" | "dev",
  ports: Ports,
  signal: AbortSignal,
): Promise<RunningApps> {
  const dataDir = resolve(projectRoot, process.env["DATA_DIR"] || ".data");
  const databaseUrl = process.env["DATABASE_URL"] || undefined;
  const database = databaseUrl
    ? "the PostgreSQL server of DATABASE_URL"
    : `embedded, in ${dataDir}`;
  printStep(`Starting the API host (database: ${database}), the site, the builder and sales`);
  const apps = await startApps({ script, ports, dataDir, databaseUrl, onLine: printLine, signal });
  printAddresses(apps.addresses);
  return apps;
}

function printLine(name: AppName, line: string): void {
  console.log(`${name.padStart(NAME_WIDTH)} | ${line}`);
}

function printAddresses({
  marketplace,
  builder,
  crm,
  api,
  organizerSite,
}: RunningApps["addresses"]): void {
  console.log(`
  Everything runs.

  Marketplace        ${marketplace}
  Organisers' sites  ${organizerSite("altai")}
                     ${organizerSite("kamchatka")}
                     ${organizerSite("karelia")}
  A guest's request  ${organizerSite("altai")}/order/${demoRequestUuid}
  Builder            ${builder}
  Sales and tours    ${crm}
  API                ${api}

  Sign in to the builder as organizer@demo.tour, manager@demo.tour,
  guide@demo.tour, staff@demo.tour or staff2@demo.tour
  with the password demo-demo-demo and the code that the page shows

  Ctrl-C stops everything.
`);
}

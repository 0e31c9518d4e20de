import {
  appAddresses,
  appEnvironment,
  appFolder,
  appNames,
  readAppScript,
  type AppName,
  type Ports,
} from "./apps.ts";
import { startApp, type AppProcess } from "./app-process.ts";

/** The first start fills the database and draws the demo pictures. */
const SERVER_TIMEOUT_MS = 10 * 60_000;
const APP_TIMEOUT_MS = 60_000;

export type StartAppsOptions = {
  /** Absolute; kept, so that a second start on it finds everything again. */
  dataDir: string;
  ports: Ports;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Where each app serves its metrics; without them only the API host may. */
  metricsPorts?: Ports | undefined;
  /** Built apps that stand elsewhere than in the project: absolute, of the same shape. */
  folders?: Partial<Record<AppName, string>>;
  /** On top of what every app is told. */
  env?: Record<string, string>;
  /** `start` runs what was built, `dev` reloads on changes. */
  script?: "start" | "dev";
  /** What people should see. */
  onLine?: (name: AppName, line: string) => void;
  /** Every line that an app writes, its log among them. */
  onOutput?: (name: AppName, line: string) => void;
  /** How long the API host may take, ms; a first start needs minutes. */
  serverTimeoutMs?: number;
  /** Gives up starting. */
  signal?: AbortSignal;
};

export type RunningApps = {
  addresses: ReturnType<typeof appAddresses>;
  /** Resolves when one of the apps ends by itself. */
  oneEnded: Promise<{ name: AppName; lastLines: string }>;
  /** Ends the apps in order: those that ask first, the API host last. */
  stop: () => Promise<void>;
};

/**
 * Starts the API host, the site, the builder and sales, and resolves when all of them answer. They must
 * have been built (see `buildApps`) unless `script` is `dev`. Rejects with the last lines of an
 * app that ended while starting; nothing is left running then.
 */
export async function startApps(options: StartAppsOptions): Promise<RunningApps> {
  const { dataDir, ports, databaseUrl, metricsPorts, folders, env, script = "start" } = options;
  const { onLine = () => {}, onOutput, signal, serverTimeoutMs = SERVER_TIMEOUT_MS } = options;
  const running: AppProcess[] = [];
  const stop = async () => {
    const [server, ...others] = running;
    await Promise.all(others.map((app) => app.stop()));
    await server?.stop();
  };
  const giveUp = () => void stop();
  signal?.addEventListener("abort", giveUp);
  const launch = async (name: AppName, timeoutMs: number) => {
    signal?.throwIfAborted();
    const app = startApp(
      {
        name,
        port: ports[name],
        command: readAppScript(name, script),
        folder: folders?.[name] ?? appFolder(name),
        env: { ...appEnvironment(name, { ports, dataDir, databaseUrl, metricsPorts }), ...env },
      },
      onLine,
      onOutput,
    );
    running.push(app);
    await app.waitUntilHealthy(timeoutMs);
  };
  try {
    const [first, ...others] = appNames;
    await launch(first!, serverTimeoutMs);
    await Promise.all(others.map((name) => launch(name, APP_TIMEOUT_MS)));
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener("abort", giveUp);
  }
  const oneEnded = Promise.race(
    running.map(({ name, ended }) => ended.then((lastLines) => ({ name, lastLines }))),
  );
  return { addresses: appAddresses(ports), oneEnded, stop };
}

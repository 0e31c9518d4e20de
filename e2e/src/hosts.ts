import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { copySeeded, organizer } from "./journey.ts";
import { withoutAvif } from "./seed-once.ts";

const startMs = 60_000;
const folder = join(import.meta.dirname, "../../apps");

export interface HostAnswer {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
  /** How long it took, in ms. */
  ms: number;
}

/** A site's process and as many of the API host as are asked for, on one database. */
export interface Hosts {
  apis: ChildProcess[];
  site: ChildProcess;
  databaseUrl: string;
  sitePort: number;
  /** An organiser's host, by its name. */
  hostOf: (name: string) => string;
  /** Publishes Altai's main page with another title, by one of the API host's processes. */
  publish: (title: string, api?: number) => Promise<void>;
  close: () => Promise<void>;
}

interface HostsOptions {
  /** What the processes are told beside where the others are. */
  apiEnv?: Record<string, string>;
  siteEnv?: Record<string, string>;
  count?: number;
}

/** Starts them as production does, without what restarts them: a test may stop one and kill it. */
export async function startHosts({ apiEnv, siteEnv, count = 1 }: HostsOptions): Promise<Hosts> {
  const dataDir = join(await mkdtemp(join(tmpdir(), "tour-hosts-")), "data");
  const database = await copySeeded(dataDir);
  const [sitePort, ...ports] = await Promise.all(Array.from({ length: count + 1 }, findFreePort));
  const market = `localhost:${sitePort}`;
  const running: ChildProcess[] = [];
  const start = async (app: string, main: string, port: number, env: Record<string, string>) => {
    const child = spawn(process.execPath, [join(folder, app, "dist", main)], {
      env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
    running.push(child);
    await untilHealthy(child, port);
    return child;
  };
  const close = async () => {
    for (const child of running) child.kill("SIGKILL");
    const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
    await Promise.all(running.filter(isAlive).map((child) => once(child, "exit")));
    await database.drop();
    await rm(join(dataDir, ".."), { recursive: true, force: true });
  };
  try {
    const apis = await Promise.all(
      ports.map((port) =>
        start("server", "main.js", port, {
          ...withoutAvif,
          API_PORT: `${port}`,
          DATA_DIR: dataDir,
          DATABASE_URL: database.url,
          DEMO: "1",
          AUTH_SECRET: "of all processes of this test alone",
          SITE_ORIGIN: `http://${market}`,
          PROVIDED_DOMAIN: market,
          ...apiEnv,
        }),
      ),
    );
    const site = await start("site", "server.js", sitePort!, {
      SITE_PORT: `${sitePort}`,
      API_ORIGIN: ports.map((port) => `http://127.0.0.1:${port}`).join(","),
      SITE_ORIGIN: `http://${market}`,
      ...siteEnv,
    });
    const publish = (title: string, api = 0) =>
      publishTitle(`http://127.0.0.1:${ports[api]}`, hostOf("altai"), title);
    const hostOf = (name: string) => `${name}.${market}`;
    return { apis, site, databaseUrl: database.url, sitePort: sitePort!, hostOf, publish, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function untilHealthy(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`Nothing serves on port ${port}`);
}

/** Asks a port for a page of a host. */
export function askPort(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HostAnswer> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, agent: false };
    const call = request({ ...options, headers: { ...headers, host } }, async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += part;
      const ms = performance.now() - begun;
      resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers, ms });
    });
    call.on("error", reject);
    call.end();
  });
}

interface Draft {
  data: { version: number; blocks: { type: number; content: Record<string, unknown> }[] };
}

async function publishTitle(api: string, host: string, title: string): Promise<void> {
  const ask = async (path: string, body?: object, cookie = "") => {
    const answer = await fetch(`${api}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "user-role": "organizer",
        "site-host": host,
        cookie,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signedIn = await ask("/auth/sign-in/email", organizer);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const site = (await (await ask("/spa/custom-metadata", undefined, cookie)).json()) as {
    data: { organizer_id: number };
  };
  const id = site.data.organizer_id;
  const of = `organizer_id=${id}&type=main`;
  const at = "/crm/api/constructor";
  const { data } = (await (await ask(`${at}/get-page?${of}`, undefined, cookie)).json()) as Draft;
  const intro = data.blocks.find(({ type }) => type === 3);
  if (!intro) throw new Error("The main page has no first screen");
  intro.content["title"] = title;
  const { version, blocks } = data;
  await ask(`${at}/save-page-blocks?${of}`, { version, blocks }, cookie);
  await ask(`${at}/publish-data?organizer_id=${id}&type=site`, {}, cookie);
}

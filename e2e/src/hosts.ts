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
import type { SignInHints } from "./journey.ts";
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
    const apiAt = (at: number) => `http://127.0.0.1:${ports[at]}`;
    // Once: a code is good for one sign-in alone.
    let signedIn: Promise<string> | undefined;
    const publish = async (title: string, at = 0) => {
      const [api, host] = [apiAt(at), hostOf("altai")];
      const cookie = await (signedIn ??= signIn(api, host));
      await publishTitle({ api, host, cookie }, title);
    };
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

/** Calls an API host as a host's visitor or, with a cookie, as somebody of its organiser. */
async function call<Answer>(
  { api, host, cookie = "" }: { api: string; host: string; cookie?: string },
  path: string,
  body?: object,
): Promise<{ answer: Answer; cookie: string }> {
  const response = await fetch(`${api}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "user-role": cookie ? "organizer" : "visitor",
      "site-host": host,
      cookie,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { answer: (await response.json()) as Answer, cookie: set.join("; ") };
}

/** The demo's organiser, signed in with the code that a demo tells. */
async function signIn(api: string, host: string): Promise<string> {
  const { cookie } = await call({ api, host }, "/auth/sign-in/email", organizer);
  const { answer } = await call<SignInHints>({ api, host }, "/auth/sign-in-hints");
  const own = answer.data.accounts.find(({ email }) => email === organizer.email);
  if (own?.code) {
    await call({ api, host, cookie }, "/auth/second-factor/show", { code: own.code.value });
  }
  return cookie;
}

async function publishTitle(
  { api, host, cookie }: { api: string; host: string; cookie: string },
  title: string,
) {
  const by = { api, host, cookie };
  const { answer: site } = await call<{ data: { organizer_id: number } }>(
    { api, host },
    "/spa/custom-metadata",
  );
  const of = `organizer_id=${site.data.organizer_id}`;
  const at = "/crm/api/constructor";
  const { answer: draft } = await call<Draft>(by, `${at}/get-page?${of}&type=main`);
  const { version, blocks } = draft.data;
  const intro = blocks.find(({ type }) => type === 3);
  if (!intro) throw new Error("The main page has no first screen");
  intro.content["title"] = title;
  await call(by, `${at}/save-page-blocks?${of}&type=main`, { version, blocks });
  await call(by, `${at}/publish-data?${of}&type=site`, {});
}

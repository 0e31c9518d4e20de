import { spawn } from "node:child_process";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { testBuild } from "./build-once.ts";

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
}

export interface RunningSite {
  port: number;
  ask: (
    host: string,
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ) => Promise<SiteAnswer>;
  /** Log lines so far, parsed. */
  logs: Record<string, unknown>[];
  stop: () => Promise<void>;
}

export const builderOrigin = "http://builder.test:3001";
const maxStopMs = 15_000;
export const marketplaceHost = "localhost:3000";

/** Starts the built server on a free port; it is asked with any host. */
export async function startSite(
  apiOrigin: string,
  builder = builderOrigin,
  { port: ownPort = 0, market = marketplaceHost, env = {} as Record<string, string> } = {},
): Promise<RunningSite> {
  const logs: Record<string, unknown>[] = [];
  const child = spawn(process.execPath, [join(testBuild, "server.js")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      SITE_PORT: String(ownPort),
      API_ORIGIN: apiOrigin,
      BUILDER_ORIGIN: builder,
      MARKETPLACE_HOST: market,
      LOG_LEVEL: "info",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", () => reject(new Error("The site did not start")));
    // By lines, not by chunks: a pipe may hand over half a line.
    createInterface(child.stdout).on("line", (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      logs.push(entry);
      if (entry.msg === "listening") resolve(Number(entry.port));
    });
  });
  return {
    port,
    logs,
    ask: (host, path, options = {}) => ask(port, host, path, options),
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        // On its way out Node can stand still for good, when a thread that compiles waits for the main one,
        // which waits for it: whatever runs a process kills it after a while.
        const patience = setTimeout(() => child.kill("SIGKILL"), maxStopMs);
        child.once("exit", () => {
          clearTimeout(patience);
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}

function ask(
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body }: Parameters<RunningSite["ask"]>[2] & object,
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, path, method, headers: { ...headers, host }, agent: false },
      (answer) => {
        const { statusCode: status = 0, headers: received } = answer;
        buffer(answer).then(
          (bytes) => resolve({ status, headers: received, text: bytes.toString("utf8"), bytes }),
          reject,
        );
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

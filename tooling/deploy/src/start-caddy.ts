import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "@tour/free-port";
import { root } from "./read-dockerfile.ts";

const startTimeout = 60_000;

/** What the Caddyfile reads from the environment. */
export type CaddyEnv = Record<
  "BUILDER_HOST" | "API_UPSTREAM" | "BUILDER_UPSTREAM" | "CRM_UPSTREAM" | "SITE_UPSTREAM",
  string
>;

export interface RunningCaddy {
  /** Of TLS, on 127.0.0.1. */
  port: number;
  /** Of what comes in clear, there as well. */
  plainPort: number;
  /** The certificate of the authority that signs for it, PEM. */
  authority: string;
  /** Its access log so far. */
  log: () => string;
  /** Ends it at once: whoever waits for an answer gets none. */
  kill: () => Promise<void>;
  /** Starts it again where it was, with the certificates that it has. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Settings {
  admin?: object;
  apps: {
    pki?: object;
    http: {
      http_port?: number;
      https_port?: number;
      servers: Record<string, { listen: string[] }>;
    };
    tls: { automation: { policies: Record<string, unknown>[]; on_demand: { ask: string } } };
  };
}

/** The Caddyfile as Caddy itself reads it. */
export function adaptCaddyfile(
  caddy: string,
  env: Partial<CaddyEnv> & { ASK_ADDRESS?: string },
): Settings {
  const file = join(root, "tooling/deploy/Caddyfile");
  const args = ["adapt", "--config", file, "--adapter", "caddyfile", "--validate"];
  const output = execFileSync(caddy, args, {
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return JSON.parse(output) as Settings;
}

/**
 * Runs Caddy with the Caddyfile on a free loopback port. Only what a test cannot have is another:
 * the ports, and an authority of Caddy's own signs instead of a public one. A control takes the checks
 * of health out.
 */
export async function startCaddy(
  caddy: string,
  env: CaddyEnv,
  { checksHealth = true } = {},
): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), "tour-caddy-"));
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  const ask = { ASK_ADDRESS: `127.0.0.1:${await findFreePort()}` };
  const settings = adaptCaddyfile(caddy, { ...env, ...ask });
  const { http, tls } = settings.apps;
  for (const server of Object.values(http.servers)) {
    if (server.listen[0] === ":443") server.listen = [`127.0.0.1:${port}`];
    if (server.listen[0] === ":80") server.listen = [`127.0.0.1:${plainPort}`];
  }
  Object.assign(http, { http_port: plainPort, https_port: port });
  for (const policy of tls.automation.policies) policy.issuers = [{ module: "internal" }];
  settings.admin = { disabled: true };
  settings.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  const file = join(folder, "caddy.json");
  const asIs = (key: string, value: unknown) => value;
  const unchecked = (key: string, value: unknown) => (key === "health_checks" ? undefined : value);
  writeFileSync(file, JSON.stringify(settings, checksHealth ? asIs : unchecked));

  let log = "";
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  const launch = () => {
    const child = spawn(caddy, ["run", "--config", file], {
      env: { ...process.env, ...env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (part: Buffer) => (log += String(part)));
    return child;
  };
  let child = launch();
  const stop = async () => {
    await endCaddy(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child, authority);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...{ port, plainPort, authority: readFileSync(authority, "utf8"), log: () => log, stop },
    kill: () => endCaddy(child, "SIGKILL"),
    start: () => waitUntilReady((child = launch()), authority),
  };
}

async function waitUntilReady(child: ChildProcess, authority: string): Promise<void> {
  let log = "";
  child.stderr?.on("data", (part: Buffer) => (log = `${log}${part}`.slice(-4000)));
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && child.exitCode === null) {
    if (log.includes("serving initial configuration") && existsSync(authority)) return;
    await wait(50);
  }
  throw new Error(`Caddy did not start:\n${log}`);
}

async function endCaddy(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

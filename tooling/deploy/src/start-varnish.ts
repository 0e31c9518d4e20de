import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "@tour/find-program";
import { findFreePort } from "@tour/free-port";
import { root } from "./read-dockerfile.ts";

const startTimeout = 60_000;
const folderOfSettings = join(root, "tooling/deploy/varnish");

export interface RunningVarnish {
  /** On 127.0.0.1. */
  port: number;
  stop: () => Promise<void>;
}

const shippedSites = readFileSync(join(folderOfSettings, "sites.vcl"), "utf8");

/**
 * Runs Varnish with the settings that the project ships, before a site's process on a port of this machine: that stands
 * for every one that `sites` names.
 * Needs a C compiler: Varnish makes a program of its settings.
 */
export async function startVarnish(
  sitePort: number,
  sites = shippedSites,
): Promise<RunningVarnish> {
  const { command, env } = findProgram({
    title: "Varnish",
    command: "varnishd",
    variable: "VARNISHD",
    probe: ["-V"],
    packages: ["varnish", "libvarnishapi3", "libjemalloc2"],
    path: "usr/sbin/varnishd",
  });
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "tour-varnish-"));
  const here = sites
    .replaceAll(/\.host = ".*"/g, '.host = "127.0.0.1"')
    .replaceAll('.port = "3000"', `.port = "${sitePort}"`);
  writeFileSync(join(folder, "sites.vcl"), here);
  const settings = ["http_gzip_support=off", `vcl_path=${folder}:${folderOfSettings}`];
  // Of packages that were only unpacked, its parts stand elsewhere than it was built for.
  const modules = (env.LD_LIBRARY_PATH ?? "").split(":").filter(Boolean);
  if (modules.length > 0) {
    settings.push(`vmod_path=${modules.map((lib) => join(lib, "varnish/vmods")).join(":")}`);
  }
  const args = [
    ...["-F", "-j", "none", "-n", join(folder, "work"), "-a", `127.0.0.1:${port}`],
    ...["-f", join(folderOfSettings, "default.vcl"), "-s", "malloc,64m"],
    ...settings.flatMap((setting) => ["-p", setting]),
  ];
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    cwd: dirname(folder),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = () => stopVarnish(child, folder);
  try {
    await waitUntilReady(child, port);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Any answer will do: there may be no site yet. */
async function waitUntilReady(child: ChildProcess, port: number): Promise<void> {
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => (log = `${log}${part}`.slice(-4000)));
  }
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await wait(50);
  }
  throw new Error(`Varnish did not start:\n${log}`);
}

async function stopVarnish(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

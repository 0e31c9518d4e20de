import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findFreePort } from "@tour/free-port";
import { balance } from "../../test/balance.ts";
import { waitForHealth } from "../../test/run-server.ts";

const folder = join(import.meta.dirname, "../../../../site");
const program = "dist/server.js";
/** As its image starts it. */
const flags = ["--max-semi-space-size=8", "--heap-growing-percent=50"];

export type Sites = Awaited<ReturnType<typeof startSites>>;

/** Two of the site's real processes, as `pnpm build` made them, which ask those of the API host. */
export async function startSites(apiOrigins: readonly string[], host: string) {
  if (!existsSync(join(folder, program))) throw new Error("The site is not built: run pnpm build");
  const ports = [await findFreePort(), await findFreePort()];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const marketplace = "http://market.test";
  const env = {
    ...{ PATH: process.env["PATH"], NODE_ENV: "production", LOG_LEVEL: "silent" },
    ...{ API_ORIGIN: apiOrigins.join(","), SITE_ORIGIN: marketplace, BUILDER_ORIGIN: marketplace },
  };
  const launch = async (at: number): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...flags, program], {
      cwd: folder,
      env: { ...env, SITE_PORT: String(ports[at]) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    await waitForHealth(ports[at]!);
    return child;
  };
  const running = await Promise.all(ports.map((_, at) => launch(at)));
  const askOne = (address: string, { signal }: RequestInit = {}) =>
    askAsHost(address, host, signal ?? undefined);
  return {
    origins,
    /** A page of the organiser's site, from one of the processes. */
    ask: balance(origins, { send: askOne }),
    askAll: (path: string) => Promise.all(origins.map((origin) => askOne(origin + path))),
    signal: (signal: "SIGSTOP" | "SIGCONT", at: number) => running[at]!.kill(signal),
    /** Kills a process; resolves when it is gone. */
    async kill(at: number): Promise<void> {
      running[at]!.kill("SIGKILL");
      await once(running[at]!, "exit");
    },
    async startAgain(at: number): Promise<void> {
      running[at] = await launch(at);
    },
    countRunning: () =>
      running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null).length,
    close: () => {
      for (const child of running) child.kill("SIGKILL");
    },
  };
}

/** Asks a process for a page of a host that no name leads to: `fetch` names the host by the address. */
async function askAsHost(address: string, host: string, signal?: AbortSignal): Promise<Response> {
  const asked = request(address, { headers: { host }, ...(signal && { signal }) }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return new Response(await text(answer), { status: answer.statusCode! });
}

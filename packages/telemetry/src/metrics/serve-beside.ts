import type { Server } from "node:http";
import { endWith } from "@tour/graceful-shutdown";
import { explainPort } from "@tour/http-server";
import type { MetricsAddress } from "./metrics-address.ts";
import type { Metrics } from "./process-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

interface Beside {
  /** The server's own port, and the variable of the environment that says it. */
  port: number;
  variable: string;
  metrics: Pick<Metrics, "read" | "contentType">;
  /** Where they are served; without it nowhere. */
  address: MetricsAddress | undefined;
  /** Lets go of what the process holds, before it ends. */
  close?: () => Promise<void>;
}

/** Serves a process's metrics beside its server; where a port of either is taken, the process ends and says so. */
export async function serveBeside(
  server: Server,
  { port, variable, metrics, address, close = async () => {} }: Beside,
): Promise<void> {
  const failToListen =
    (of: { port: number; variable: string }) => async (error: NodeJS.ErrnoException) => {
      await close();
      endWith(explainPort(error, of));
    };
  server.on("error", failToListen({ port, variable }));
  if (!address) return;
  const failed = failToListen({ port: address.port, variable: "METRICS_PORT" });
  await serveMetrics(metrics, address).catch(failed);
}

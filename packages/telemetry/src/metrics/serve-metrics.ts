import { createServer } from "node:http";
import type { Server } from "node:http";
import type { MetricsAddress } from "./metrics-address.ts";
import type { Metrics } from "./process-metrics.ts";

/**
 * Serves `GET /metrics` on a port of its own, which visitors must not reach: they tell how much is
 * sold and when. Rejects when the port is taken.
 */
export function serveMetrics(
  metrics: Pick<Metrics, "read" | "contentType">,
  { port, host }: MetricsAddress,
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { "content-type": metrics.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

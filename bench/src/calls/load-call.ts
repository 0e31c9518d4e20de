import autocannon from "autocannon";
import type { CallServer } from "./call-server.ts";

export interface CallLoad {
  requestsPerSecond: number;
  /** Processor time of the server's process a request, in ms. */
  cpuPerRequest: number;
}

const connections = 8;

/** Makes a call over and over for some seconds. Throws when an answer was not 200. */
export async function loadCall(
  server: CallServer,
  { path, headers }: { path: string; headers: Record<string, string> },
  seconds: number,
): Promise<CallLoad> {
  const before = await server.readCpuTime();
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}${path}`,
    connections,
    duration: seconds,
    headers,
  });
  const cpu = (await server.readCpuTime()) - before;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${path}: ${result.errors} errors, ${result.non2xx} answers that were not 200`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuPerRequest: cpu / result.requests.total,
  };
}

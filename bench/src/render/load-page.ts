import autocannon from "autocannon";
import type { PageServer } from "./page-server.ts";

export interface PageAddress {
  port: number;
  path: string;
  /** The host that the server is asked for, where it tells sites apart by it. */
  host?: string;
  /** What is asked for as a browser asks; without it nothing is compressed. */
  encoding?: "br";
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Processor time of the server's process a page, in ms. */
  cpuPerPage: number;
}

const connections = 8;
const urlOf = ({ port, path }: PageAddress) => `http://127.0.0.1:${port}${path}`;
const headersOf = ({ host, encoding }: PageAddress) => ({
  ...(host && { host }),
  ...(encoding && { "accept-encoding": encoding }),
});
const warmUpRequests = 800;
const warmUpMs = 15_000;

/** Lets a server's code get hot: by requests, as a busy machine does few of them in a second. */
export function warmUp(address: PageAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    const load = autocannon(
      {
        url: urlOf(address),
        connections,
        amount: warmUpRequests,
        headers: headersOf(address),
      },
      (error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
      },
    );
    const timer = setTimeout(() => load.stop(), warmUpMs);
  });
}

/**
 * Asks for a page over and over for some seconds, on the loopback interface only, by connections
 * that stay open. Throws when an answer was not 200.
 */
export async function loadPage(
  server: PageServer,
  address: PageAddress,
  seconds: number,
): Promise<LoadResult> {
  const cpuBefore = await server.readCpuTime();
  const result = await autocannon({
    url: urlOf(address),
    connections,
    duration: seconds,
    headers: headersOf(address),
  });
  const cpu = (await server.readCpuTime()) - cpuBefore;
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${urlOf(address)}: ${result.errors} errors, ${result.non2xx} not 200`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    cpuPerPage: cpu / result.requests.total,
  };
}

import { Agent, request } from "node:http";
import { median, quantile } from "../measure/quantile.ts";
import type { Job, Load, SentRequest } from "./load.ts";

// A process that asks, told what by its parent: what it costs to ask is not the server's, then, and what is
// measured is not kept waiting by whoever measures. Answers are read, and not looked into.

const agent = new Agent({ keepAlive: true });

/** A server may close a connection that rested just as it is used again: that is no answer of its. */
class RestingConnectionClosed extends Error {}

async function send(origin: string, asked: SentRequest): Promise<void> {
  try {
    await sendOnce(origin, asked);
  } catch (error) {
    if (!(error instanceof RestingConnectionClosed)) throw error;
    await send(origin, asked);
  }
}

function sendOnce(origin: string, { method, path, headers, body }: SentRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent }, (response) => {
      const { statusCode = 0 } = response;
      let said = "";
      if (statusCode !== 200) response.on("data", (part: Buffer) => (said += part.toString()));
      response.resume();
      response.on("error", reject).on("end", () => {
        if (statusCode === 200) resolve();
        else reject(new Error(`${path} answered ${statusCode}: ${said.slice(0, 500)}`));
      });
    });
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && error.code === "ECONNRESET";
      reject(isClosed ? new RestingConnectionClosed() : error);
    });
    sent.end(body);
  });
}

async function run({ origins, requests, first, ...job }: Job): Promise<Load> {
  const { clients, count, maxSeconds } = job;
  const end = performance.now() + maxSeconds * 1000;
  const times: number[] = [];
  let sent = 0;
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const ask = async () => {
    while (sent < count && performance.now() < end) {
      const number = sent++;
      const from = performance.now();
      const origin = origins[number % origins.length]!;
      await send(origin, requests[(first + number) % requests.length]!);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    median: median(times),
    p95: quantile(times, 0.95),
    rate: times.length / seconds,
    cpu: (user + system) / 1000,
  };
}

process.on("message", (job: Job) => {
  run(job).then(
    (load) => process.send?.({ load }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});

import { formatMilliseconds } from "../report/format-numbers.ts";
import type { Kind } from "./scale-requests.ts";
import { floorKind } from "./scale-requests.ts";
import type { Job, Load } from "./load.ts";
import type { ServingProcess } from "./start-process.ts";
import type { Client } from "./start-client.ts";

export interface Measured extends Load {
  /** Of all processor time, the measured processes' and the client's, in parts of one. */
  clientShare: number;
}

/** What was measured of a kind, by the number of clients. */
export interface MeasuredKind {
  title: string;
  by: Map<number, Measured>;
}

export const clientCounts = [8, 32] as const;

const warmUp = { count: 100, maxSeconds: 3 };
const counted = { count: 600, maxSeconds: 6 };

/** Requests of a kind for one number of clients, those to warm up with included. */
export const sentEachTime = warmUp.count + counted.count;

export interface Measuring {
  client: Client;
  /** What is asked, in turn. */
  asked: readonly ServingProcess[];
  /** All whose processor time counts. */
  processes: readonly ServingProcess[];
  say: (line: string) => void;
}

/** Measures each kind with each number of clients, the floor with each first. */
export async function measureKinds(
  kinds: readonly Kind[],
  measuring: Measuring,
): Promise<MeasuredKind[]> {
  const measured: MeasuredKind[] = [];
  // The client's own code and the connections are warm before anything counts.
  await measure(
    { requests: floorKind.requests, clients: clientCounts.at(-1)!, first: 0 },
    measuring,
  );
  for (const kind of [floorKind, ...kinds]) {
    const by = new Map<number, Measured>();
    let first = 0;
    for (const clients of clientCounts) {
      const atOnce = Math.min(clients, kind.maxClients ?? clients);
      by.set(
        clients,
        await measure({ requests: kind.requests, clients: atOnce, first }, measuring),
      );
      first += sentEachTime;
    }
    measured.push({ title: kind.title, by });
    measuring.say(describeKind({ title: kind.title, by }));
  }
  return measured;
}

/** What is known already if the run should not come to its end. */
export function describeKind({ title, by }: MeasuredKind): string {
  const all = [...by].map(([clients, { median, p95 }]) => {
    const [middle, high] = [formatMilliseconds(median), formatMilliseconds(p95)];
    return `${clients} clients ${middle}, p95 ${high}`;
  });
  return `${title}: ${all.join("; ")}`;
}

async function measure(
  wanted: Pick<Job, "requests" | "clients" | "first">,
  measuring: Measuring,
): Promise<Measured> {
  const { client, asked } = measuring;
  const job = { ...wanted, origins: asked.map(({ origin }) => origin) };
  await client.load({ ...job, ...warmUp });
  return count({ ...wanted, ...counted, first: wanted.first + warmUp.count }, measuring);
}

const anHour = 3600;

/** Measures each of the requests once. */
export const measureAll = (
  wanted: Pick<Job, "requests" | "clients">,
  measuring: Omit<Measuring, "say">,
): Promise<Measured> =>
  count({ ...wanted, first: 0, count: wanted.requests.length, maxSeconds: anHour }, measuring);

async function count(
  job: Omit<Job, "origins">,
  { client, asked, processes }: Omit<Measuring, "say">,
): Promise<Measured> {
  const readCpu = async () => {
    const times = await Promise.all(processes.map((one) => one.readCpuTime()));
    return times.reduce((sum, time) => sum + time, 0);
  };
  const before = await readCpu();
  const load = await client.load({ ...job, origins: asked.map(({ origin }) => origin) });
  const theirs = (await readCpu()) - before;
  return { ...load, clientShare: load.cpu / (load.cpu + theirs) };
}

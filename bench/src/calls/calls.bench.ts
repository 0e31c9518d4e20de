import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@tour/free-port";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { median } from "../measure/quantile.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { seedTours } from "../search/market-server.ts";
import { appFolder } from "../stage/folders.ts";
import { onPostgres } from "../stage/on-postgres.ts";
import type { HostData } from "../stage/on-postgres.ts";
import { startCallServer } from "./call-server.ts";
import type { CallServer } from "./call-server.ts";
import { loadCall } from "./load-call.ts";
import type { CallLoad } from "./load-call.ts";
import { measuredCalls } from "./measured-calls.ts";
import type { MeasuredCall } from "./measured-calls.ts";
import { signInToDemo } from "./sign-in-to-demo.ts";

const tours = 1000;
const rounds = 5;
/** A server runs for days: both are to be compiled as far as they ever are. */
const warmUpRounds = 3;
const roundSeconds = 2;

interface Contest {
  call: MeasuredCall;
  headers: Record<string, string>;
  queries: number;
  ours: CallLoad[];
  bare: CallLoad[];
}

/** The API host beside Node's own server that sends the same SQL, call by call. */
export const callsBenchmark: Benchmark = {
  name: "calls",
  question: "what do routing, validation, rights and logging add to a call's SQL?",
  measure: async (stage) => [await onPostgres((data) => measureCalls(stage, data))],
};

async function measureCalls({ say }: Stage, data: HostData): Promise<Table> {
  const [ourPort, barePort] = [await findFreePort(), await findFreePort()];
  say("Starting the API host on demo data");
  const ours = await startCallServer({
    args: [join(appFolder("server"), "src/main.ts")],
    port: ourPort,
    env: {
      ...{ ...data, API_PORT: String(ourPort) },
      ...{ DEMO: "1", LOG_LEVEL: "info", RATE_LIMIT: "off" },
    },
    preloads: [new URL("./tell-queries.ts", import.meta.url)],
  });
  let bare: CallServer | undefined;
  try {
    say(`Filling the marketplace up to ${formatCount(tours)} tours`);
    await seedTours(tours, { DATABASE_URL: data.DATABASE_URL });
    const { organizerId, host, cookie } = await signInToDemo(ourPort);
    const contests: Contest[] = [];
    const heard: Record<string, HeardCall> = {};
    for (const call of measuredCalls(organizerId)) {
      const headers = {
        "user-role": call.isSignedIn ? "organizer" : "visitor",
        ...(call.isSignedIn && { cookie }),
        ...(call.isOfSite && { "site-host": host }),
      };
      const one = await hearCall(ours, call.path, headers);
      heard[call.path] = one;
      contests.push({ call, headers, queries: one.queries.length, ours: [], bare: [] });
    }
    const file = join(data.DATA_DIR, "calls.json");
    await writeFile(file, JSON.stringify(heard));
    bare = await startCallServer({
      args: [
        fileURLToPath(new URL("./bare-server.ts", import.meta.url)),
        String(barePort),
        data.DATABASE_URL,
        file,
      ],
      port: barePort,
    });
    await contestInRounds(contests, { ours, bare, say });
    return makeTable(contests);
  } finally {
    await bare?.stop();
    await ours.stop();
  }
}

interface HeardQuery {
  name?: string;
  text: string;
  values: unknown[];
}

/** A call's SQL and answer, as `bare-server.ts` repeats them. */
interface HeardCall {
  queries: unknown[];
  answer: unknown;
}

/**
 * Hears one call, after one that everything is warm for. Of three times the one with the fewest
 * queries: the host's jobs ask the database now and then, too.
 */
async function hearCall(
  server: CallServer,
  path: string,
  headers: Record<string, string>,
): Promise<HeardCall> {
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    return JSON.parse(body) as unknown;
  };
  await ask();
  const heard: HeardCall[] = [];
  for (let time = 0; time < 3; time += 1) {
    await server.tell("bench:listen", "benchListens");
    const answer = await ask();
    const queries = (await server.tell("bench:heard", "benchQueries")) as HeardQuery[];
    heard.push({
      answer,
      queries: queries.map(({ name, text, values }) => ({ ...(name && { name }), text, values })),
    });
  }
  return heard.toSorted((a, b) => a.queries.length - b.queries.length)[0]!;
}

async function contestInRounds(
  contests: readonly Contest[],
  { ours, bare, say }: { ours: CallServer; bare: CallServer; say: Stage["say"] },
): Promise<void> {
  for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
    say(round < 1 ? "Warming up" : `Round ${round} of ${rounds}`);
    for (const contest of contests) {
      const request = { path: contest.call.path, headers: contest.headers };
      const own = await loadCall(ours, request, roundSeconds);
      const other = await loadCall(bare, request, roundSeconds);
      if (round < 1) continue;
      contest.ours.push(own);
      contest.bare.push(other);
    }
  }
}

function makeTable(contests: readonly Contest[]): Table {
  return {
    title: `Calls on PostgreSQL with ${formatCount(tours)} tours`,
    columns: [
      ...["call", "queries", "requests/s", "bare", "overhead"],
      ...["CPU a request", "bare", "overhead"],
    ],
    rows: contests.map(({ call, queries, ours, bare }) => {
      const speed = (loads: CallLoad[]) => median(loads.map((one) => one.requestsPerSecond));
      const cpu = (loads: CallLoad[]) => median(loads.map((one) => one.cpuPerRequest));
      return [
        call.title,
        formatCount(queries),
        formatCount(speed(ours)),
        formatCount(speed(bare)),
        formatRatio(speed(bare), speed(ours)),
        formatMilliseconds(cpu(ours), 3),
        formatMilliseconds(cpu(bare), 3),
        formatRatio(cpu(ours), cpu(bare)),
      ];
    }),
    notes: [
      "Bare is Node's own `http` server with the same driver and pool. It sends the very SQL that the API host was heard to send for the call, prepared by the same names, one query after the other, reads the rows, and writes the same answer as JSON at each request, from an object that is ready.",
      "Overhead is how many times as many requests a second the bare server answers, and then how many times its processor time ours takes; the goal is under 1.30x. Medians of interleaved rounds, eight connections. Logs are written, to nowhere; the limit of requests an address is off.",
      "The API host keeps published versions and the cards of tours in memory, and asks for each request what changed: their text is in no query, here or there. Those who ask for the same site at once share that question, where the bare server asks for each.",
    ],
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readToday } from "@tour/dates";
import { findFreePort } from "@tour/free-port";
import type { Benchmark, Stage, Table } from "../benchmark.ts";
import { startCallServer } from "../calls/call-server.ts";
import { signInToDemo } from "../calls/sign-in-to-demo.ts";
import { timeRequests } from "../measure/time-requests.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { appFolder } from "../stage/folders.ts";
import { onPostgres } from "../stage/on-postgres.ts";
import type { HostData } from "../stage/on-postgres.ts";
import { officeGoal, officeRequests } from "./office-requests.ts";

const departures = 2000;
const requests = 10_000;

/** Lists and searches of a large operator's office. */
export const officeBenchmark: Benchmark = {
  name: "crm",
  question: "how long do the lists and searches of a large operator's office take?",
  measure: async (stage) => [await onPostgres((data) => measureOffice(stage, data))],
};

async function measureOffice({ say }: Stage, data: HostData): Promise<Table> {
  const port = await findFreePort();
  say("Starting the API host on demo data");
  const host = await startCallServer({
    args: [join(appFolder("server"), "src/main.ts")],
    port,
    env: {
      ...{ ...data, API_PORT: String(port) },
      ...{ DEMO: "1", LOG_LEVEL: "error", RATE_LIMIT: "off" },
    },
  });
  try {
    const { organizerId, cookie } = await signInToDemo(port);
    say(`Adding ${formatCount(departures)} dates and ${formatCount(requests)} requests`);
    await seedOffice(organizerId, data);
    const origin = `http://127.0.0.1:${port}`;
    const headers = { cookie, "user-role": "organizer" };
    const tourId = await findTour(origin, { organizerId, headers });
    const office = { organizerId, tourId, today: readToday("UTC") };
    const floor = await timeRequests(origin, { path: () => "/auth/account", headers });
    const rows: string[][] = [];
    for (const { title, path } of officeRequests(office)) {
      say(title);
      const { median, p95 } = await timeRequests(origin, { path, headers });
      rows.push([
        ...[title, formatMilliseconds(median), formatMilliseconds(p95)],
        ...[formatRatio(median, floor.median), formatMilliseconds(officeGoal, 0)],
      ]);
    }
    return {
      title: `An office of ${formatCount(departures)} dates and ${formatCount(requests)} requests`,
      columns: ["list or search", "median", "p95", "to the floor", "goal (p95)"],
      rows,
      notes: [
        "Over HTTP on PostgreSQL, one request after another, signed in; filled by `pnpm seed --organizer`. Pages of 50 requests and of 20 dates.",
        `The floor is \`/auth/account\`: who is signed in, in one query (${formatMilliseconds(floor.median)}).`,
      ],
    };
  } finally {
    await host.stop();
  }
}

/** Fills the demo organiser's office, by the project's own seed. */
async function seedOffice(organizerId: number, { DATABASE_URL, DATA_DIR }: HostData) {
  const counts = ["--departures", String(departures), "--requests", String(requests)];
  const child = spawn(
    process.execPath,
    [
      ...[join(appFolder("server"), "src/cli/seed.ts"), "--organizer", String(organizerId)],
      ...counts,
    ],
    { env: { ...process.env, DATABASE_URL, DATA_DIR }, stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error("The seed failed");
}

/** The newest tour: the seed's last, which has requests. */
async function findTour(
  origin: string,
  { organizerId, headers }: { organizerId: number; headers: Record<string, string> },
): Promise<number> {
  const address = `${origin}/crm/api/tour/list?organizer_id=${organizerId}&page=1`;
  const { data } = (await (await fetch(address, { headers })).json()) as { data: { id: number }[] };
  return data[0]!.id;
}

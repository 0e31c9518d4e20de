import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "@tour/free-port";
import type { Stage, Table } from "../benchmark.ts";
import { startCallServer } from "../calls/call-server.ts";
import type { CallServer } from "../calls/call-server.ts";
import type { CallLoad } from "../calls/load-call.ts";
import { median } from "../measure/quantile.ts";
import { formatCount, formatMilliseconds, formatRatio } from "../report/format-numbers.ts";
import { seedTours } from "../search/market-server.ts";
import { appFolder } from "../stage/folders.ts";
import type { HostData } from "../stage/on-postgres.ts";
import { bookingPath, guestHeaders, loadBooking } from "./load-booking.ts";
import { addDepartures, nextGuest, prepareMarket } from "./prepare-market.ts";
import type { Guest, HeardQuery } from "./replay.ts";

const tours = 1000;
const rounds = 5;
/** A server runs for days: both are to be compiled as far as they ever are. */
const warmUpRounds = 2;
const roundSeconds = 3;
/** How many dates the guests of a round want, by the row's name. */
const crowds = { "one departure": 1, "many departures": 500 };

interface Contest {
  title: string;
  departures: number;
  ours: CallLoad[];
  bare: CallLoad[];
}

/** A booking's SQL and answer, as `bare-booking-server.ts` repeats them. */
interface HeardBooking {
  queries: HeardQuery[];
  guest: Guest;
  answer: unknown;
}

/** The API host that takes bookings beside Node's own server that sends the same SQL. */
export async function measureBookings({ say }: Stage, data: HostData): Promise<Table> {
  const [ourPort, barePort] = [await findFreePort(), await findFreePort()];
  const { DATABASE_URL: url, DATA_DIR: folder } = data;
  say(`Filling a marketplace of ${formatCount(tours)} tours`);
  await seedTours(tours, { DATABASE_URL: url });
  await prepareMarket(url);
  const ours = await startCallServer({
    args: [join(appFolder("server"), "src/main.ts")],
    port: ourPort,
    env: {
      ...{ ...data, API_PORT: String(ourPort), DEMO: "1" },
      ...{ LOG_LEVEL: "info", RATE_LIMIT: "off", TRUSTED_PROXIES: "private" },
    },
    preloads: [
      new URL("../calls/tell-queries.ts", import.meta.url),
      new URL("./rest-workers.ts", import.meta.url),
    ],
  });
  let bare: CallServer | undefined;
  try {
    const heard = await hearBooking(ours, url);
    const file = join(folder, "booking.json");
    await writeFile(file, JSON.stringify(heard));
    const program = fileURLToPath(new URL("./bare-booking-server.ts", import.meta.url));
    const args = [program, String(barePort), url, file];
    bare = await startCallServer({ args, port: barePort });
    const contests = Object.entries(crowds).map(([title, departures]): Contest => ({
      title,
      departures,
      ours: [],
      bare: [],
    }));
    for (let round = 1 - warmUpRounds; round <= rounds; round += 1) {
      say(round < 1 ? "Warming up" : `Round ${round} of ${rounds}`);
      for (const contest of contests) {
        for (const [side, server] of [["ours", ours] as const, ["bare", bare] as const]) {
          // Dates of their own: what was booked before makes none slower.
          const offered = await addDepartures(url, contest.departures);
          const load = await loadBooking(server, offered, roundSeconds);
          if (round > 0) contest[side].push(load);
        }
      }
    }
    return makeTable(contests, heard.queries.length);
  } finally {
    await bare?.stop();
    await ours.stop();
  }
}

/** Of three bookings the one with the fewest queries: the host asks the database by itself, too. */
async function hearBooking(server: CallServer, databaseUrl: string): Promise<HeardBooking> {
  const [offered] = await addDepartures(databaseUrl, 1);
  if (!offered) throw new Error("The marketplace has no date to book");
  const heard: HeardBooking[] = [];
  for (let time = 0; time < 4; time += 1) {
    const { guest, body } = nextGuest(offered);
    await server.tell("bench:listen", "benchListens");
    const response = await fetch(`http://127.0.0.1:${server.port}${bookingPath}`, {
      ...{ method: "POST", headers: guestHeaders(), body: JSON.stringify(body) },
    });
    const answer = await response.text();
    const queries = (await server.tell("bench:heard", "benchQueries")) as HeardQuery[];
    if (!response.ok) throw new Error(`A booking was answered ${response.status}: ${answer}`);
    // The first one makes connections and plans.
    if (time > 0) heard.push({ queries, guest, answer: JSON.parse(answer) as unknown });
  }
  return heard.toSorted((a, b) => a.queries.length - b.queries.length)[0]!;
}

function makeTable(contests: readonly Contest[], queries: number): Table {
  const speed = (loads: CallLoad[]) => median(loads.map((one) => one.requestsPerSecond));
  const cpu = (loads: CallLoad[]) => median(loads.map((one) => one.cpuPerRequest));
  return {
    title: "Bookings on PostgreSQL",
    columns: [
      ...["guests book", "queries", "bookings/s", "bare", "overhead"],
      ...["CPU a booking", "bare", "overhead"],
    ],
    rows: contests.map(({ title, ours, bare }) => [
      title,
      formatCount(queries),
      formatCount(speed(ours)),
      formatCount(speed(bare)),
      formatRatio(speed(bare), speed(ours)),
      formatMilliseconds(cpu(ours), 2),
      formatMilliseconds(cpu(bare), 2),
      formatRatio(cpu(ours), cpu(bare)),
    ]),
    notes: [
      "A booking holds the seats and writes the request, its people, its history, and the emails and jobs that it leaves, in one transaction. Bare is Node's own `http` server with the same driver and pool, which sends the very SQL that the API host was heard to send, prepared by the same names, with each guest's own words and the numbers that the database gives, one query after the other, and answers with what is ready.",
      `Overhead is how many times as many bookings a second the bare server takes, and then how many times its processor time ours takes; the goal is 1.50x of the first. Medians of ${rounds} interleaved rounds of ${roundSeconds} seconds, eight connections, each booking from an address of its own. The jobs that write emails rest meanwhile, here and there.`,
      `Many departures are ${formatCount(crowds["many departures"])}, of as many tours.`,
    ],
  };
}

import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { askServer, startPgbouncer } from "@tour/test-postgres";
import type { RunningPgbouncer } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { requestEmailJob } from "../modules/booking/emails/request-email.job.ts";
import { payRefundJob } from "../modules/booking/refunds/pay-refund.job.ts";
import { emailJob } from "../modules/emails/email.job.ts";
import {
  countWaiting,
  findGivenUp,
  findLost,
  findUnknownMoney,
  findWrongEmails,
} from "../test/hard-kill/booking/find-lost.ts";
import { liveGuest } from "../test/hard-kill/booking/live-guest.ts";
import type { Guest } from "../test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import type { BookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import { passJobTime } from "../test/jobs.ts";
import { openLine } from "../test/open-line.ts";
import { findBroken } from "../test/payment-invariants.ts";
import { readPooling } from "../test/read-pooling.ts";
import { startSmtp } from "../test/start-smtp.ts";
import { listFaults } from "./bad-hour/list-faults.ts";
import { apiPaths, publishAllTheTime, readAllTheTime, sitePaths } from "./bad-hour/loads.ts";
import { openFront } from "./bad-hour/open-front.ts";
import type { Front } from "./bad-hour/open-front.ts";
import { openReplica } from "./bad-hour/open-replica.ts";
import type { Replica } from "./bad-hour/open-replica.ts";
import { planRounds } from "./bad-hour/plan-rounds.ts";
import { startSites } from "./bad-hour/start-sites.ts";
import type { Sites } from "./bad-hour/start-sites.ts";
import { startDrill } from "./start-drill.ts";

// Two of the server's real processes behind a real PgBouncer, with a real replica, two of the site's before
// them, and Caddy with TLS before all. Whatever they need is broken at random, one or two things at once,
// under guests who book, an organiser who publishes, and visitors who read.
const minutes = Number(process.env["DRILL_MINUTES"] ?? 2);
/** The same number breaks the same things in the same order. */
const seed = Number(process.env["DRILL_SEED"] ?? Date.now() % 1_000_000);
const crowd = 3;
const mostWaiting = 100;
const day = 86_400_000;
const patience = { timeout: 300_000 };
const owed = [emailJob, requestEmailJob, payRefundJob];

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let line: Awaited<ReturnType<typeof openLine>>;
let pooler: RunningPgbouncer;
let replica: Replica;
let trial: BookingTrial;
let sites: Sites;
let front: Front;

beforeAll(async () => {
  smtp = await startSmtp();
  trial = await openBookingTrial({
    ...{ mayRefuse: true, processes: 2 },
    async settings(databaseUrl) {
      // As in production: what is confirmed is kept when the database starts again.
      const name = new URL(databaseUrl).pathname.slice(1);
      await askServer(databaseUrl, `alter database "${name}" set synchronous_commit = on`);
      line = await openLine(databaseUrl);
      pooler = await startPgbouncer(line.url, { settings: readPooling() });
      replica = await openReplica(databaseUrl);
      return {
        ...{ DATABASE_URL: pooler.url, DATABASE_REPLICA_URLS: replica.url },
        ...{ PREPARED_STATEMENTS: "off", SMTP_URL: smtp.url },
      };
    },
  });
  sites = await startSites(trial.origins, trial.siteHost);
  front = await openFront({
    ...{ apiOrigins: trial.origins, siteOrigins: sites.origins, siteHost: trial.siteHost },
  });
});
afterAll(async () => {
  await front?.close();
  sites?.close();
  await trial?.close();
  await pooler?.stop();
  await replica?.close();
  line?.close();
  await smtp?.stop();
});

const isFine = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
const isFrontFine = () =>
  front.askSite("/robots.txt").then(
    ({ status }) => status === 200,
    () => false,
  );
const areReady = async () => {
  const ofApi = trial.origins.map((origin) => `${origin}/health/ready`);
  const ofSite = sites.origins.map((origin) => `${origin}/health`);
  const each = [...[...ofApi, ...ofSite].map(isFine), isFrontFine()];
  return (await Promise.all(each)).every(Boolean);
};

/** While the database is away nobody knows. */
const isBehind = () =>
  countWaiting(trial.db).then(
    (count) => count > mostWaiting,
    () => true,
  );

/** Of the larger process, in MB. */
function readMemory(): number {
  const sizes = trial
    .listRunning()
    .map((pid) => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)])));
  return Math.round(Math.max(...sizes) / 1024);
}

test(
  "whatever is broken at random under load, nothing that was confirmed is lost or doubled",
  { timeout: (minutes + 30) * 60_000 },
  async () => {
    const drill = startDrill(
      "bad-hour",
      `Faults at random for ${minutes} minutes under load; DRILL_SEED=${seed}`,
    );
    expect(await isFrontFine()).toBe(true);
    const guests: Guest[] = [];
    const over = new AbortController();
    onTestFinished(() => over.abort());
    const comeOneByOne = async () => {
      while (!over.signal.aborted) {
        await liveGuest(trial, guests.length, guests);
        // No faster than their letters go out: what waits must not grow for as long as the drill lasts.
        while (await isBehind()) await wait(200);
      }
    };
    const headers = { "user-role": "visitor", "site-host": trial.siteHost };
    const { signal } = over;
    const behindCaddy = { over: signal, refusals: [0, 502, 503, 504] };
    const reading = {
      "the API host": readAllTheTime({
        ...{ ask: (path) => trial.ask(path, { headers }), paths: apiPaths, over: signal },
      }),
      "the site": readAllTheTime({ ask: sites.ask, paths: sitePaths, over: signal }),
      "the API host through Caddy": readAllTheTime({
        ...{ ask: (path) => front.askApi(path, headers), paths: apiPaths, ...behindCaddy },
      }),
      "the site through Caddy": readAllTheTime({
        ...{ ask: front.askSite, paths: sitePaths, ...behindCaddy },
      }),
    };
    const readings = Object.values(reading);
    const expectFine = (is: boolean) => {
      for (const one of readings) one.expectFine(is);
    };
    const publishing = publishAllTheTime(trial, sites, over.signal);
    const load = Promise.all([
      ...Array.from({ length: crowd }, comeOneByOne),
      ...readings.map(({ done }) => done),
      publishing.done,
    ]);
    let failure: unknown;
    load.catch((error: unknown) => (failure = error));
    const progress = () => trial.countDone() + publishing.last();

    const faults = listFaults({ trial, sites, front, pooler, line, replica, smtp });
    const counts = new Map<string, number>();
    await expect.poll(() => guests.length).toBeGreaterThan(crowd);
    await expect.poll(replica.isRead, patience).toBe(true);
    let longest = 0;
    drill.begin(`all runs; ${readMemory()} MB a process`);
    const evening = performance.now() + minutes * 60_000;
    for (const { broken, seconds, rest } of planRounds(faults, seed)) {
      if (performance.now() > evening) break;
      expectFine(broken.every(({ isUnseen }) => isUnseen));
      for (const fault of broken) {
        counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
        await fault.begin();
      }
      await wait(seconds * 1000);
      const mended = performance.now();
      // Whatever starts again may need what else is broken.
      await Promise.all(broken.map(({ end }) => end()));
      const before = progress();
      const isWell = async () =>
        failure !== undefined || ((await areReady()) && progress() > before);
      await expect.poll(isWell, patience).toBe(true);
      expect(failure).toBeUndefined();
      const lasted = performance.now() - mended;
      longest = Math.max(longest, lasted);
      const names = broken.map(({ name }) => name).join(", and ");
      drill.say(
        `${names}, for ${seconds} s; well ${(lasted / 1000).toFixed(1)} s later; ${readMemory()} MB`,
      );
      expectFine(true);
      await wait(rest * 1000);
    }
    await expect.poll(replica.isRead, patience).toBe(true);
    over.abort();
    await load;

    await drill.until("no letter and no refund waits", async () => {
      // What could not be sent is tried again later and later.
      await passJobTime(trial.db, day, owed);
      await wait(500);
      return (await countWaiting(trial.db)) === 0;
    });
    for (const [name, count] of counts) drill.say(`${count} times: ${name}`);
    drill.say(`well again after ${(longest / 1000).toFixed(1)} s at most`);
    for (const [of, one] of Object.entries(reading)) drill.say(`of ${of}: ${one.describe()}`);
    expect(readings.flatMap(({ wrong }) => wrong)).toEqual([]);
    const running = [trial.listRunning().length, sites.countRunning()];
    expect(running, "none has ended by itself").toEqual([2, 2]);
    const last = publishing.last();
    await expect.poll(publishing.listShown, { timeout: 30_000 }).toEqual([last, last, last, last]);
    drill.say(`${last} versions were published; all four processes show the last`);

    const { db, fake, departure } = trial;
    const kills = [...counts].reduce((sum, [, count]) => sum + count, 0);
    expect(await findBroken(db, departure)).toEqual([]);
    expect(await findLost(db, guests)).toEqual([]);
    expect(await findUnknownMoney(db, fake)).toEqual([]);
    expect(await findWrongEmails(db, { to: smtp.taken, kills })).toEqual([]);
    expect(await findGivenUp(db)).toEqual([]);
    drill.say(
      `${guests.length} guests: no booking, payment or refund is lost or twice, all letters came, no job was given up`,
    );
    drill.finish();
  },
);

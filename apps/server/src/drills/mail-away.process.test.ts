import { execFileSync } from "node:child_process";
import { findFreePort } from "@tour/free-port";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countJobs } from "../jobs/count-jobs.ts";
import type { JobState } from "../jobs/count-jobs.ts";
import { requestEmailJob } from "../modules/booking/emails/request-email.job.ts";
import { emailJob } from "../modules/emails/email.job.ts";
import { countWaiting, findLost } from "../test/hard-kill/booking/find-lost.ts";
import { liveGuest } from "../test/hard-kill/booking/live-guest.ts";
import type { Guest } from "../test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import type { BookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import { passJobTime } from "../test/jobs.ts";
import { bundled } from "../test/run-server.ts";
import { startSmtp } from "../test/start-smtp.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process with guests who book and pay, and a mail server that stops and comes back.
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let trial: BookingTrial;
let metrics: string;
const guests: Guest[] = [];
const letters = [emailJob, requestEmailJob];
const isLetter = ({ kind }: { kind: string }) => letters.some(({ name }) => name === kind);

/** The longest that a job may wait for each next try in a day: each about twice the one before. */
const waits = [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 20_480, 21_600, 21_600];

beforeAll(async () => {
  smtp = await startSmtp();
  const port = await findFreePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  const settings = { SMTP_URL: smtp.url, METRICS_PORT: String(port) };
  trial = await openBookingTrial({ settings: () => settings });
});
afterAll(async () => {
  await trial?.close();
  await smtp?.stop();
});

async function countLetters(state: JobState): Promise<number> {
  const counts = (await countJobs(trial.db)).filter((one) => isLetter(one) && one.state === state);
  return counts.reduce((sum, { count }) => sum + count, 0);
}

async function readMetric(series: string): Promise<number> {
  const lines = (await (await fetch(metrics)).text()).split("\n");
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(" ")[1] ?? 0);
}

/** Of each address how many letters were written to it, and how many came. */
async function compareLetters() {
  const { rows } = (await trial.db.execute(
    sql`select address, count(*)::int as count from request_letters group by address order by address`,
  )) as unknown as { rows: { address: string; count: number }[] };
  const came = (address: string) => smtp.taken.filter((one) => one === address).length;
  return {
    written: rows.map(({ address, count }) => `${address}: ${count}`),
    came: rows.map(({ address }) => `${address}: ${came(address)}`),
  };
}

const letGuestsCome = async (count: number) => {
  for (let come = 0; come < count; come += 1) await liveGuest(trial, guests.length, guests);
};

test(
  "with its mail server away for a day bookings go on, and each letter goes out once afterwards",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill("mail-away", "The mail server is away for a day");
    await letGuestsCome(2);
    await expect.poll(() => countWaiting(trial.db)).toBe(0);
    const before = await compareLetters();
    expect(before.came).toEqual(before.written);

    await smtp.goAway();
    drill.begin(`the mail server is stopped; ${smtp.taken.length} letters went out before`);
    await letGuestsCome(4);
    drill.say("four guests book and pay, two of them cancel: nobody is told of a failure");
    expect((await fetch(`${trial.origin}/health/ready`)).status).toBe(200);
    await expect.poll(() => countLetters("due")).toBe(0);
    const held = await countLetters("retrying");
    expect(held).toBeGreaterThan(4);
    const series = `tour_jobs_by_kind{kind="${requestEmailJob.name}",state="retrying"}`;
    expect(await readMetric(series)).toBe(held);
    const failed = 'tour_outside_calls_total{service="mail",outcome="failed"}';
    expect(await readMetric(failed)).toBeGreaterThan(0);
    drill.say(
      `${held} letters wait for their next try: ${series} is ${held}, which JobsRetry tells of`,
    );

    for (const [at, seconds] of waits.entries()) {
      // Half of the day it is there, and takes nothing.
      if (at === waits.length / 2) {
        await smtp.comeBack();
        smtp.setBusy(true);
      }
      await passJobTime(trial.db, seconds * 1000, letters);
      await expect.poll(() => countLetters("due")).toBe(0);
    }
    expect(await countLetters("retrying")).toBe(held);
    expect(await countLetters("failed")).toBe(0);
    expect(smtp.taken).toHaveLength(before.came.length === 0 ? 0 : sumOf(before.came));
    const tries = await readMetric(failed);
    drill.say(
      `a day has passed for the job queue: ${tries} tries failed, refused and with "451 Try again later"`,
    );
    drill.say(`all ${held} letters wait still, none is given up, none went out`);

    smtp.setBusy(false);
    drill.begin(
      "the mail server takes letters again; redrive-jobs.js is run instead of waiting for up to six hours",
    );
    const said = execFileSync(process.execPath, [bundled("redrive-jobs")], {
      env: { PATH: process.env["PATH"], DATABASE_URL: trial.databaseUrl },
      encoding: "utf8",
    });
    expect(said).toContain(`${held} jobs that wait for their next try are tried now.`);
    await drill.until("all letters are sent", async () => (await countWaiting(trial.db)) === 0);
    await expect.poll(() => countLetters("retrying")).toBe(0);
    const after = await compareLetters();
    expect(after.came).toEqual(after.written);
    expect(await findLost(trial.db, guests)).toEqual([]);
    drill.say(
      `${smtp.taken.length} letters came in all, each once; every booking and payment is there`,
    );
    drill.finish();
  },
);

const sumOf = (counts: string[]) =>
  counts.reduce((sum, one) => sum + Number(one.split(": ")[1]), 0);

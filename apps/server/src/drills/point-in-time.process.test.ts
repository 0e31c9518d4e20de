import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { askServer, findClientPrograms } from "@tour/test-postgres";
import { AwsClient } from "aws4fetch";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { secondsInDay } from "date-fns/constants";
import { requestEmailJob } from "../modules/booking/emails/request-email.job.ts";
import { reconcileJob } from "../modules/booking/payments/reconcile.job.ts";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { findLost, findUnknownMoney } from "../test/hard-kill/booking/find-lost.ts";
import { liveGuest } from "../test/hard-kill/booking/live-guest.ts";
import type { Guest } from "../test/hard-kill/booking/live-guest.ts";
import { openBookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import type { BookingTrial } from "../test/hard-kill/booking/open-booking-trial.ts";
import { connect, numberedBlocks } from "../test/hard-kill/write-all.ts";
import { passJobTime } from "../test/jobs.ts";
import { startRestorablePostgres } from "../test/restorable-postgres.ts";
import { bundled } from "../test/run-server.ts";
import { startS3 } from "../test/start-s3.ts";
import type { TestS3 } from "../test/start-s3.ts";
import { startSmtp } from "../test/start-smtp.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process on a PostgreSQL whose log is archived, and a bucket that keeps versions; what
// operators do is read from docs/operations.md.
const canRun = findClientPrograms() !== undefined;
let postgres: Awaited<ReturnType<typeof startRestorablePostgres>>;
let s3: TestS3;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let trial: BookingTrial;
let settings: Record<string, string>;
const guests: Guest[] = [];

beforeAll(async () => {
  if (!canRun) return;
  [postgres, s3, smtp] = await Promise.all([
    startRestorablePostgres("Restore to a minute"),
    startS3({ isVersioned: true }),
    startSmtp(),
  ]);
  const { bucket, endpoint, accessKeyId, secretAccessKey } = s3.settings;
  settings = {
    ...{ DATABASE_URL: postgres.url, SMTP_URL: smtp.url },
    ...{ MEDIA_STORE: `s3://${bucket}/drill`, S3_ENDPOINT: endpoint },
    ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
  };
  trial = await openBookingTrial({
    settings(databaseUrl) {
      postgres.copyFrom(databaseUrl);
      return settings;
    },
  });
});
afterAll(async () => {
  await trial?.close();
  await postgres?.end();
  await Promise.all([s3?.stop(), smtp?.stop()]);
});

const port = () => Number(new URL(trial.origin).port);
const ask = <Row extends object>(text: string) => askServer<Row>(postgres.url, text);
const letGuestsCome = async (count: number) => {
  for (let come = 0; come < count; come += 1) await liveGuest(trial, guests.length, guests);
};
const isQuiet = (query: string) => async () =>
  (await ask<{ count: string }>(`select count(*) from ${query}`))[0]!.count === "0";
const unsent = "request_letters where sent_at is null";
const unpaid = "refunds where status = 1";

/** The organiser in the builder, and a visitor of their site. */
async function enter() {
  const { organizer } = trial.booking;
  const office = connect(port(), organizer.owner.cookie!);
  const query = { organizer_id: organizer.id };
  const { data: site } = await office.getAttachedSite({ query });
  const visitor = connect(port(), "", site!.domain);
  return {
    visitor,
    async upload(width: number): Promise<string> {
      const png = await twoHalves(width, 500).png().toBuffer();
      const input = { query, body: { file: file(png, "a.png") } };
      return (await office.uploadMedia(input)).data.image.url;
    },
    async publish(number: number, picture: string): Promise<void> {
      const body = { blocks: numberedBlocks(number, picture) };
      await office.savePageBlocks({ query: { ...query, type: "main" }, body });
      await office.publishData({ query: { ...query, type: "site" } });
    },
    async shownNumber(): Promise<number> {
      const { data } = await visitor.customPage({ query: { type: "main" } });
      return Number(/№ (\d+)/.exec(JSON.stringify(data.blocks))?.[1]);
    },
  };
}

const pictureAt = async (url: string) => {
  const headers = { accept: "image/webp" };
  const answer = await fetch(trial.origin + url.replace("{size}", "640x00"), { headers });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** All that somebody with the bucket's key does to it: every other object is deleted, the rest are spoilt. */
async function spoilBucket(): Promise<number> {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, service: "s3" });
  const list = await (await aws.fetch(`${endpoint}/${bucket}?versions=&prefix=drill/`)).text();
  const keys = [...new Set([...list.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key!))];
  for (const [at, key] of keys.entries()) {
    const init = at % 2 === 0 ? { method: "DELETE" } : { method: "PUT", body: "spoilt" };
    await aws.fetch(`${endpoint}/${bucket}/${key}`, init);
  }
  return keys.length;
}

/** Letters that came more often than they were written, by their addresses. */
async function countTwice(): Promise<number> {
  const rows = await ask<{ address: string; count: string }>(
    "select address, count(*) from request_letters group by address",
  );
  const cameTo = (address: string) => smtp.taken.filter((one) => one === address).length;
  return rows.reduce(
    (sum, { address, count }) => sum + Math.max(0, cameTo(address) - Number(count)),
    0,
  );
}

test.runIf(canRun)(
  "what somebody has deleted is put back as it was at a minute, by the guide, with pictures and without second emails",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill(
      "point-in-time",
      "Bookings, pages and pictures are deleted by mistake; all goes back to a minute",
    );
    const [archiveLog, copyNightly, restore, tidy, ...more] = postgres.blocks;
    expect(more).toEqual([]);
    await postgres.follow(archiveLog!);
    await trial.kill();
    await postgres.stop();
    await postgres.start();
    await trial.startAgain();
    const site = await enter();

    await letGuestsCome(2);
    const first = await site.upload(700);
    await site.publish(1, first);
    await postgres.follow(copyNightly!);
    const second = await site.upload(710);
    await drill.until("letters and refunds of the first guests are out", isQuiet(unsent));
    await smtp.goAway();
    await letGuestsCome(3);
    await drill.until("refunds are paid", isQuiet(unpaid));
    await site.publish(2, second);
    const pictures = [first, second];
    const shown = await Promise.all(pictures.map(pictureAt));
    expect(shown.map(({ status }) => status)).toEqual([200, 200]);
    const confirmed = guests.length;
    const [{ minute, waiting } = { minute: "", waiting: "0" }] = await ask<Record<string, string>>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"') as minute,
        (select count(*) from ${unsent}) as waiting`,
    );
    drill.say(
      `the minute: ${confirmed} guests have booked and paid, page 2 is out, ${waiting} letters wait for the mail server`,
    );
    expect(Number(waiting)).toBeGreaterThan(4);
    await wait(1000);

    await smtp.comeBack();
    const { db: before, close: closeBefore } = await openDatabase({ databaseUrl: postgres.url });
    await passJobTime(before, 60_000, [requestEmailJob]);
    await closeBefore();
    await drill.until("after the minute those letters go out", isQuiet(unsent));
    await letGuestsCome(1);
    const late = await site.upload(720);
    await site.publish(3, late);
    await drill.until("one more guest pays, page 3 is out", isQuiet(unsent));
    expect(await countTwice()).toBe(0);

    // The ledger's guards refuse it: it takes somebody who switches them off.
    await ask(
      "set session_replication_role = replica; truncate requests, media, pages cascade; update sites set current_manifest_id = null",
    );
    const spoilt = await spoilBucket();
    expect(spoilt).toBeGreaterThan(2);
    drill.begin(
      `somebody truncates bookings, pictures and pages, takes the site offline, and deletes or overwrites ${spoilt} objects of the bucket`,
    );
    await trial.kill();
    await postgres.stop();
    await postgres.follow(restore!, { minute });
    drill.say("the copy of the night is unpacked, as the guide says");
    await postgres.start();
    const said = await postgres.follow(tidy!, { minute, settings });
    for (const line of said.trim().split("\n")) drill.say(`after-restore.js: ${line}`);
    expect(said).toContain(`${waiting} emails are held`);
    // The organiser was written to of the booking after the minute, which is not there any more.
    const ofTheLost = await countTwice();
    await trial.startAgain();
    drill.say("the server's process is started");

    const { db, close } = await openDatabase({ databaseUrl: postgres.url });
    expect(await findLost(db, guests.slice(0, confirmed))).toEqual([]);
    drill.say(
      `all ${confirmed} bookings with their payments are there, the one after the minute is not`,
    );
    expect(await site.shownNumber()).toBe(2);
    const back = await Promise.all(pictures.map(pictureAt));
    expect(back).toEqual(shown);
    expect((await pictureAt(late)).status).toBe(404);
    drill.say(
      "page 2 is shown, its pictures to the last byte; the picture after the minute is 404",
    );
    const from = performance.now();
    expect((await site.visitor.toursPage({})).data).toHaveLength(1);
    const searched = performance.now() - from;
    expect(searched).toBeLessThan(2000);
    drill.say(`a search finds the tour (${Math.round(searched)} ms)`);

    await letGuestsCome(1);
    await drill.until(
      "a new guest books and pays",
      async () =>
        (await ask<{ count: string }>(`select count(*) from ${unsent}`))[0]!.count === waiting,
    );
    expect(await countTwice()).toBe(ofTheLost);
    await drill.until("nothing is to be paid back", isQuiet(unpaid));
    const unknown = await findUnknownMoney(db, trial.fake);
    expect(unknown.filter((one) => one.startsWith("paid:"))).toHaveLength(1);
    await passJobTime(db, secondsInDay * 1000, [reconcileJob]);
    await drill.until(
      "the night's comparison shows staff the payment that was made after the minute",
      async () => !(await isQuiet("payment_differences where resolved_at is null")()),
    );
    const { rows } = (await db.execute(sql`
      select count(*)::int as count from payment_differences`)) as unknown as {
      rows: { count: number }[];
    };
    expect(rows).toEqual([{ count: 1 }]);

    // The control: these letters would have come again.
    execFileSync(process.execPath, [bundled("redrive-jobs")], {
      env: { PATH: process.env["PATH"], ...settings },
    });
    await drill.until("held letters are sent when staff say so", isQuiet(unsent));
    expect(await countTwice()).toBe(ofTheLost + Number(waiting));
    drill.say(`without the hold ${waiting} letters would have come twice; none did by itself`);
    await close();
    drill.finish();
  },
);

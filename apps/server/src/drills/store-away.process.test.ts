import { readdir } from "node:fs/promises";
import type { ApiError } from "@tour/api";
import { createDatabase } from "@tour/test-postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { countJobs } from "../jobs/count-jobs.ts";
import { mediaTexts } from "../modules/media/media.texts.ts";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { checkRows } from "../test/hard-kill/check-rows.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import { numberedBlocks } from "../test/hard-kill/write-all.ts";
import { listJobs, passJobTime } from "../test/jobs.ts";
import { startS3 } from "../test/start-s3.ts";
import type { TestS3 } from "../test/start-s3.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process, a real PostgreSQL, and an S3 store that stops and starts again on the same files.
let s3: TestS3;
let trial: Awaited<ReturnType<typeof openTrial>>;
let database: OpenDatabase;
let drop: () => Promise<void>;

const minute = 60_000;
/** Pictures are made as AVIF, seconds of a processor each: minutes on a busy machine. */
const patience = { timeout: 5 * minute };

beforeAll(async () => {
  s3 = await startS3();
  const made = await createDatabase(inject("postgresUrl")!);
  ({ drop } = made);
  const { settings } = s3;
  trial = await openTrial(made.url, {
    ...{ MEDIA_STORE: `s3://${settings.bucket}/drill`, S3_ENDPOINT: settings.endpoint },
    ...{ S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey },
    LOG_LEVEL: "silent",
  });
  database = await openDatabase({ databaseUrl: made.url });
});
afterAll(async () => {
  await database?.close();
  trial?.close();
  await drop?.();
  await s3?.stop();
});

const pictureAt = async (url: string, size = "640x00", accept = "image/webp") => {
  const headers = { accept };
  return fetch(trial.origin + url.replace("{size}", size), { headers });
};

async function upload(width: number): Promise<string> {
  const png = await twoHalves(width, 500).png().toBuffer();
  const query = { organizer_id: trial.business.organizerId };
  const input = { query, body: { file: file(png, "a.png") } };
  return (await trial.organizer.uploadMedia(input)).data.image.url;
}

/** Shows a picture on the main page; answers the version that is published. */
async function publish(number: number, picture: string): Promise<number> {
  const query = { organizer_id: trial.business.organizerId, type: "main" as const };
  await trial.organizer.savePageBlocks({
    query,
    body: { blocks: numberedBlocks(number, picture) },
  });
  return (await trial.organizer.publishData({ query })).data.version;
}

const shownNumber = async () => {
  const { data } = await trial.visitor.customPage({ query: { type: "main" } });
  return Number(/№ (\d+)/.exec(JSON.stringify(data.blocks))?.[1]);
};
const pictureJobs = async () =>
  (await listJobs(database.db)).filter(({ name }) => name === "make-picture");
/** Jobs that the process has yet to try. */
const countDue = async () =>
  (await countJobs(database.db)).filter(({ state }) => state === "due").length;
const namesInStore = async () => (await readdir(s3.folder, { recursive: true })).join(" ");
const keyOf = (url: string) => url.split("/")[2]!;

test(
  "with its store away for two hours pages stay up, uploads say so, and what waits goes on by itself",
  { timeout: 15 * minute },
  async () => {
    const drill = startDrill("store-away", "The store of pictures (S3) is away for two hours");
    const [first, second] = [await upload(700), await upload(710)];
    await publish(1, first);
    await expect.poll(pictureJobs, patience).toEqual([]);
    expect((await pictureAt(first)).status).toBe(200);

    await s3.goAway();
    drill.begin("the store is stopped");
    const refused = await pictureAt(first);
    const heads = ["retry-after", "cache-control"].map((name) => refused.headers.get(name));
    expect([refused.status, ...heads]).toEqual([503, "30", "no-store"]);
    drill.say("a picture is answered 503 with Retry-After: 30, and is not kept by any cache");
    const uploading = await upload(720).catch((error: unknown) => error as ApiError);
    expect(uploading).toMatchObject({ status: 503, message: mediaTexts.storeDown });
    drill.say(`an upload is refused with 503: «${mediaTexts.storeDown}»`);
    const ready = await fetch(`${trial.origin}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await shownNumber()).toBe(1);
    expect((await trial.visitor.toursPage({})).data).toHaveLength(1);
    await trial.writers.question();
    const version = await publish(2, second);
    expect(await shownNumber()).toBe(2);
    drill.say("pages, search, questions, saving and publishing go on: /health/ready is 200");

    // What is published meanwhile wants its pictures as AVIF.
    await expect.poll(async () => (await pictureJobs()).length).toBeGreaterThan(0);
    for (let passed = 0; passed < 120; passed += 10) {
      await passJobTime(database.db, 10 * minute);
      await expect.poll(countDue, patience).toBe(0);
    }
    const waiting = await pictureJobs();
    expect(waiting.length).toBeGreaterThan(0);
    const jobs = await listJobs(database.db);
    expect(jobs.filter(({ name }) => name === "dead-letter")).toEqual([]);
    drill.say(
      `two hours have passed for the job queue: ${waiting.length} jobs wait, none is given up`,
    );

    await s3.comeBack();
    drill.begin("the store is started on the same files");
    await drill.until("pictures are shown", async () => (await pictureAt(first)).status === 200);
    const later = await upload(730);
    drill.say("an upload is taken");
    await passJobTime(database.db, minute);
    await drill.until(
      "the jobs are done, at most a minute after the store was back",
      async () => (await pictureJobs()).length === 0,
    );
    expect(await namesInStore()).toMatch(new RegExp(`${keyOf(second)}\\S*avif`));
    for (const url of [first, second, later]) {
      expect((await pictureAt(url, "800x00")).status).toBe(200);
    }
    const pictures = await checkRows(database.db, { ...trial.ledger, publication: version });
    expect(pictures.toSorted()).toEqual([first, second, later].toSorted());
    drill.say(
      "every picture that was confirmed is there, no row is without its file, none is torn",
    );
    drill.finish();
  },
);

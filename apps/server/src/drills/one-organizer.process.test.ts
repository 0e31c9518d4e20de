import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { neededConsents } from "@tour/api";
import { createLogger } from "@tour/telemetry";
import { createDatabase } from "@tour/test-postgres";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { file, twoHalves } from "../modules/media/test-pictures.ts";
import { tours } from "../modules/tours/tour.table.ts";
import { addDepartures } from "../modules/tours/add-departures.ts";
import { testDeparture, testTour } from "../modules/tours/test-tour.ts";
import { readEnv } from "../platform/env/env.ts";
import { createServices } from "../services.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import { createTestClient } from "../test/create-test-app.ts";
import { findLeftovers } from "../test/find-leftovers.ts";
import { openTrial } from "../test/hard-kill/open-trial.ts";
import { numberedBlocks } from "../test/hard-kill/write-all.ts";
import { newRequest } from "../test/new-request.ts";
import { bundled, quickPasswords } from "../test/run-server.ts";
import { showDocuments } from "../test/show-documents.ts";
import { startDrill } from "./start-drill.ts";

// The server's real process serves two organisers on a real PostgreSQL, while one of them is exported and erased.
let drop: () => Promise<void>;
let url: string;
let database: OpenDatabase;
let trial: Awaited<ReturnType<typeof openTrial>>;
let other: Awaited<ReturnType<typeof settleOther>>;

const mark = "Уходящая-4K";
const running: ChildProcess[] = [];

beforeAll(async () => {
  ({ url, drop } = await createDatabase(inject("postgresUrl")!));
  trial = await openTrial(url, { LOG_LEVEL: "silent" });
  database = await openDatabase({ databaseUrl: url });
  other = await settleOther();
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await database?.close();
  trial?.close();
  await drop?.();
});

/** Another organiser, who sells a tour on a published site. */
async function settleOther() {
  const { db } = database;
  const services = await createServices(db, readEnv({}), createLogger("silent"));
  const client = { ...createTestClient(services), db };
  const organizer = await createOrganizer(client, "Соседи");
  const { id, owner } = organizer;
  const query = { organizer_id: id };
  const { data: site } = await client.call("attachSite", { body: query }, owner);
  const tour = await client.call(
    "createTour",
    { query, body: testTour({ title: "Соседний" }) },
    owner,
  );
  const [departureId] = await addDepartures(db, tour.data.id, [
    testDeparture("2099-05-01", { capacity: 8000, prices: { base: 100 } }),
  ]);
  await showDocuments(client, organizer);
  await client.call("publishData", { query: { ...query, type: "site" } }, owner);
  const from = { headers: { "site-host": site.domain } };
  const offer = { query: { tour_id: tour.data.id } };
  const consents = neededConsents((await client.call("bookingOffer", offer, from)).data);
  await services.jobs.close();
  return { consents, host: site.domain, departureId: departureId!, tourId: tour.data.id };
}

const get = (path: string, host: string) =>
  fetch(trial.origin + path, { headers: { "site-host": host, "user-role": "visitor" } });

/** What visitors of a site meet, over and over, until it is ended. */
function visit(look: () => Promise<number>) {
  const seen: number[] = [];
  const state = { isOver: false };
  const loop = async () => {
    while (!state.isOver) seen.push(await look());
  };
  const done = loop();
  const end = async () => {
    state.isOver = true;
    await done;
    return seen;
  };
  return { seen, end };
}

function begin(command: "export-organizer" | "erase-organizer", ...given: string[]) {
  const child = spawn(process.execPath, [quickPasswords, bundled(command), ...given], {
    env: { PATH: process.env["PATH"], DATABASE_URL: url, DATA_DIR: trial.database.dataDir },
  });
  running.push(child);
  const said = { text: "" };
  child.stdout.on("data", (chunk) => (said.text += String(chunk)));
  child.stderr.on("data", (chunk) => (said.text += String(chunk)));
  return { child, said, ended: once(child, "close").then(([code]) => code as number | null) };
}

async function run(command: "export-organizer" | "erase-organizer", ...given: string[]) {
  const { said, ended } = begin(command, ...given);
  return { code: await ended, said: (await said, said.text) };
}

test(
  "one organiser is exported and erased while visitors look at both",
  { timeout: 600_000 },
  async () => {
    const drill = startDrill("one-organizer", "One of two organisers is exported, and erased");
    const { db } = database;
    const { organizerId, tourId } = trial.business;
    const query = { organizer_id: organizerId, type: "main" as const };
    const { data: site } = await trial.visitor.customMetadata({});
    const host = site!.domain;
    const subdomain = host.split(".")[0]!;
    const png = await twoHalves(700, 500).png().toBuffer();
    const { data: media } = await trial.organizer.uploadMedia({
      query: { organizer_id: organizerId },
      body: { file: file(png, "a.png") },
    });
    const picture = media.image.url.replace("{size}", "640x00");
    await trial.organizer.savePageBlocks({
      query,
      body: { blocks: numberedBlocks(1, media.image.url) },
    });
    await trial.organizer.publishData({ query: { organizer_id: organizerId, type: "site" } });
    const departure = testDeparture("2099-05-01", { capacity: 8, prices: { base: 100 } });
    const [departureId] = await addDepartures(db, tourId, [departure]);
    const { data: offer } = await trial.visitor.bookingOffer({ query: { tour_id: tourId } });
    const body = newRequest(departureId!, { comment: mark, consents: neededConsents(offer) });
    expect((await trial.visitor.createRequest({ body })).data.id).toBeGreaterThan(0);
    expect((await get(picture, host)).status).toBe(200);

    const ofLeaver = visit(async () => (await get("/spa/custom-page?type=main", host)).status);
    const ofOther = visit(async () => (await get("/spa/custom-page?type=main", other.host)).status);
    const bookings = visit(async () => {
      const key = crypto.randomUUID();
      const phone = `+7999${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
      const contact = { name: "Анна", phone, email: `${key}@example.com` };
      const answer = await fetch(`${trial.origin}/spa/create-request`, {
        method: "POST",
        headers: {
          ...{ "content-type": "application/json", "site-host": other.host },
          "user-role": "visitor",
        },
        body: JSON.stringify(
          newRequest(other.departureId, { key, contact, consents: other.consents }),
        ),
      });
      // Few are let book often from one address: who is asked to wait was answered all the same.
      return answer.status === 429 ? 200 : answer.status;
    });

    drill.begin("both sites are visited, and the other one's is booked; the first is exported");
    const archive = join(trial.database.dataDir, "one.zip");
    const exported = await run("export-organizer", subdomain, archive);
    expect(exported.code, exported.said).toBe(0);
    const kilobytes = Math.round((await stat(archive)).size / 1000);
    drill.say(
      `the archive is whole: ${/^\d+ rows of \d+ tables/.exec(exported.said)![0]}, ${kilobytes} kB`,
    );
    expect(new Set(ofLeaver.seen)).toEqual(new Set([200]));

    const told = await run("erase-organizer", subdomain);
    expect(told.said).toContain(`Nothing is erased yet. To do it: --yes ${subdomain}`);
    expect((await run("erase-organizer", subdomain, "--yes", "another")).code).toBe(1);
    const refused = await run("erase-organizer", subdomain, "--yes", subdomain);
    expect(refused.said).toContain("1 requests wait");
    expect(new Set(ofLeaver.seen)).toEqual(new Set([200]));
    drill.say("without the name, with another, and while a guest waits, nothing is erased");

    const given = [subdomain, "--yes", subdomain, "--unsettled"];
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const lock = db.transaction(async (tx) => {
      await tx.execute(sql`select from tours where id = ${tourId} for update`);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const { child, ended } = begin("erase-organizer", ...given);
    drill.begin("the first is erased, by a command that is killed in the midst of the rows");
    await drill.until("its visitors get a 404", () => ofLeaver.seen.at(-1) === 404);
    await drill.until("the command is at the tours", async () => {
      const { rows } = (await db.execute(sql`select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%delete from "tours"%'`)) as {
        rows: unknown[];
      };
      return rows.length > 0;
    });
    child.kill("SIGKILL");
    await ended;
    held.resolve();
    await lock;
    expect(await db.$count(tours)).toBe(2);
    expect((await findLeftovers(db, [mark])).length).toBeGreaterThan(0);
    drill.say("killed, it has erased no row: the site stays closed");

    const erased = await run("erase-organizer", ...given);
    expect(erased.code, erased.said).toBe(0);
    drill.say("run again, it is done");
    expect((await get("/spa/custom-page?type=main", host)).status).toBe(404);
    expect((await get(picture, host)).status).toBe(404);
    await expect(trial.organizer.getAccount({})).rejects.toMatchObject({ status: 401 });
    expect(await findLeftovers(db, [mark, "owner@example.com"])).toEqual([]);
    drill.say(
      "page, picture and session are gone (404, 404, 401), and no table knows a word of it",
    );
    await drill.until("search has the other's tour alone", async () => {
      const { data } = (await (await get("/spa/tours-page", "localhost:3000")).json()) as {
        data: { id: number }[];
      };
      return data.every(({ id }) => id !== tourId);
    });
    const again = await run("erase-organizer", String(organizerId), "--yes", subdomain);
    expect(again.said).toContain("There is no organiser");

    const leaving = await ofLeaver.end();
    expect([...new Set(leaving)]).toEqual([200, 404]);
    expect(leaving.lastIndexOf(200)).toBeLessThan(leaving.indexOf(404));
    const staying = await ofOther.end();
    const booked = await bookings.end();
    expect(new Set([...staying, ...booked])).toEqual(new Set([200]));
    drill.say(
      `visitors of the first met 200 ${leaving.indexOf(404)} times, and then only 404; those of the other ` +
        `200 each time: ${staying.length} pages, ${booked.length} bookings or waits for one`,
    );
    drill.finish();
  },
);

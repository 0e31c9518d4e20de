import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, getTableName, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../modules/accounts/auth.table.ts";
import { memberships } from "../modules/accounts/membership.table.ts";
import { chats } from "../modules/booking/chats/chat.table.ts";
import { tourists } from "../modules/booking/tourist.table.ts";
import { originalPath } from "../modules/media/media-path.ts";
import { media } from "../modules/media/media.table.ts";
import type { MediaStorage } from "../modules/media/storage/media-storage.ts";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { sites } from "../modules/sites/site.table.ts";
import {
  guestEmail,
  openTwoOrganizers,
  otherMark,
  sharedEmail,
} from "../test/open-two-organizers.ts";
import { secret } from "../test/create-everything.ts";
import { ownerEmail } from "../test/create-organizer.ts";
import type { TestOrganizer } from "../test/create-organizer.ts";
import { findLeftovers } from "../test/find-leftovers.ts";
import { belongings } from "./belongings/index.ts";
import { countBelongings } from "./count-belongings.ts";
import { eraseOrganizer, finishErasure, listUnfinished } from "./erase/erase-organizer.ts";
import { organizerErasures } from "./erasure.table.ts";
import { exportOrganizer } from "./export/export-organizer.ts";
import { findLeaver } from "./find-leaver.ts";
import { listUnsettled } from "./list-unsettled.ts";

let made: Awaited<ReturnType<typeof openTwoOrganizers>>;
let { app, dataDir, storage, leaver, other, otherTour, otherPicture, lent, marks, book } =
  {} as typeof made;

beforeAll(async () => {
  made = await openTwoOrganizers();
  ({ app, dataDir, storage, leaver, other, otherTour, otherPicture, lent, marks, book } = made);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});

const except = ["organizer_erasures", "released_names", "tour_changes", "page_changes"];
const hostOf = async ({ id }: TestOrganizer) => {
  const [site] = await app.db.select().from(sites).where(eq(sites.organizerId, id));
  return site && `${site.name}.localhost:3000`;
};
const pageOf = async (host: string) =>
  app.app.request("/spa/custom-page?type=main", {
    headers: { "site-host": host, "user-role": "visitor" },
  });
const searchFor = async (q: string) =>
  (await app.call("toursPage", { query: { q, page: 1 } })).data.map(({ id }) => id);

test("an archive has everything of one organiser, decrypted, and nothing of another or secret", async () => {
  const { db, services } = app;
  const path = join(dataDir, "leaver.zip");
  const context = { db, env: services.env, storage, now: new Date() };
  const done = await exportOrganizer(context, await findLeaver(db, String(leaver.id)), path);
  expect(done).toMatchObject({ missing: [], archives: [path], isSealed: false, numbers: 1 });
  const entries = unzipSync(await readFile(path));
  const names = Object.keys(entries);
  const read = (name: string) => JSON.parse(strFromU8(entries[`data/${name}.json`]!)) as object[];

  const counts = await countBelongings(db, leaver.id);
  for (const { table, title } of belongings) {
    const name = getTableName(table);
    if (title === null || name === "users") continue;
    // The reading of the number is counted after it was noted.
    expect(names.includes(`data/${name}.json`) ? read(name).length : 0, name).toBe(
      counts[name] ?? 0,
    );
  }
  const [tourist] = read("tourists").filter((one) => "passport" in one && one.passport);
  expect(tourist).toMatchObject({ passport: "4510123456", last_name: secret });
  expect(read("passport_readings")).toHaveLength(1);
  expect(read("users").map((one) => (one as { email: string }).email)).toContain(sharedEmail);
  const guide = strFromU8(entries["README.txt"]!);
  expect(guide).toContain("data/requests.json — Заявки");
  const picture = names.find((name) => name.startsWith("media/pictures/"))!;
  const key = picture.split("/")[2]!.replace(".webp", "");
  expect(Buffer.from(entries[picture]!)).toEqual(await storage.read(originalPath(key)));
  for (const folder of ["films", "fonts", "documents"]) {
    expect(names.some((name) => name.startsWith(`media/${folder}/`))).toBe(true);
  }

  const texts = names.filter((name) => !name.startsWith("media/"));
  const all = texts.map((name) => strFromU8(entries[name]!)).join("\n");
  expect(all).toContain(secret);
  for (const foreign of [otherMark, ownerEmail(other.id), otherPicture]) {
    expect(all.includes(foreign), foreign).toBe(false);
  }
  for (const hidden of await listSecrets()) expect(all.includes(hidden), hidden).toBe(false);
  await expect(
    exportOrganizer(context, await findLeaver(db, String(leaver.id)), path),
  ).rejects.toThrow("is there already");
});

/** Hashes, tokens and links of the leaver, and what opens guests' pages. */
async function listSecrets(): Promise<string[]> {
  const { rows } = (await app.db.execute(
    sql.raw(`
    select password as hidden from accounts union select token from sessions
    union select token_hash from invitations union select token_hash from draft_links
    union select mailing_token::text from chats union select uuid::text from requests
    union select uuid::text from tourists union select sealed_key from personal_data_settings
    union select secret from payment_settings union select secret from past_shops
    union select secret from second_factors union select token from domains union select passport from tourists`),
  )) as {
    rows: unknown[];
  };
  // Test data has an account's number as the hash of an invitation.
  const ids = new Set((await app.db.select().from(users)).map(({ id }) => id));
  const hidden = (rows as { hidden: string | null }[])
    .flatMap((row) => row.hidden ?? [])
    .filter((one) => !ids.has(one));
  expect(hidden.length).toBeGreaterThan(15);
  return hidden;
}

test("without the key of documents they are left out, and the archive says so", async () => {
  const { db } = app;
  const path = join(dataDir, "sealed.zip");
  const context = { db, env: { ...app.services.env, personalDataKeys: [Buffer.alloc(32, 1)] } };
  const who = await findLeaver(db, String(leaver.id));
  const done = await exportOrganizer({ ...context, storage, now: new Date() }, who, path);
  expect(done).toMatchObject({ isSealed: true, numbers: 0 });
  const entries = unzipSync(await readFile(path));
  expect(strFromU8(entries["data/tourists.json"]!)).not.toContain('"passport":');
  expect(strFromU8(entries["README.txt"]!)).toContain("прочитать их не удалось");
});

test("erased, nothing of an organiser is left, and the other one's goes on", async () => {
  const { db } = app;
  const host = (await hostOf(leaver))!;
  const otherHost = (await hostOf(other))!;
  const before = await countBelongings(db, other.id);
  expect((await pageOf(host)).status).toBe(200);
  expect(await searchFor(secret)).not.toEqual([]);
  const held = await findLeftovers(db, marks, { except });
  expect(held.length, "control: the marks are found in many tables").toBeGreaterThan(60);
  const had = await countBelongings(db, leaver.id);
  const names = belongings.map(({ table }) => getTableName(table));
  expect(
    names.filter((name) => !had[name]),
    "of each table something goes",
  ).toEqual([]);
  expect((await listUnsettled(db, leaver.id)).length).toBeGreaterThan(0);

  // It ends in the midst of the rows, then in the midst of the files.
  await db.execute(sql`create function stop_here() returns trigger language plpgsql as
    'begin raise exception ''killed''; end'`);
  await db.execute(
    sql`create trigger stop_here before delete on sites execute function stop_here()`,
  );
  const tools = { db, storage, now: () => new Date(), say: () => {} };
  await expect(eraseOrganizer(tools, leaver.id)).rejects.toMatchObject({
    cause: { message: "killed" },
  });
  expect((await pageOf(host)).status, "closed already").toBe(404);
  expect((await findLeftovers(db, marks, { except })).length, "nothing is gone").toBe(held.length);
  expect(await listUnfinished(db)).toEqual([]);
  await db.execute(sql`drop trigger stop_here on sites`);
  let removals = 0;
  const failing: MediaStorage = {
    ...storage,
    remove: async (path) => {
      removals += 1;
      if (removals > 100) throw new Error("killed");
      await storage.remove(path);
    },
  };
  await expect(eraseOrganizer({ ...tools, storage: failing }, leaver.id)).rejects.toThrow("killed");
  expect(await listUnfinished(db)).toEqual([leaver.id]);
  await finishErasure(tools, leaver.id);

  expect(await findLeftovers(db, marks, { except })).toEqual([]);
  const [line] = await db.select().from(organizerErasures);
  expect(line).toMatchObject({ organizerId: leaver.id, files: null });
  expect(line?.finishedAt).toBeInstanceOf(Date);
  expect(line?.counts).toMatchObject({ requests: 5, organizers: 1 });
  await db.update(organizers).set({ about: secret }).where(eq(organizers.id, other.id));
  expect(await findLeftovers(db, marks, { except }), "control").toHaveLength(1);
  await db.update(organizers).set({ about: "" }).where(eq(organizers.id, other.id));

  expect((await pageOf(host)).status).toBe(404);
  expect(await searchFor(secret)).toEqual([]);
  const own = await db.select().from(media);
  for (const { key } of own) expect(await storage.read(originalPath(key)), key).toBeDefined();
  expect(own.map(({ key, organizerId }) => [key, organizerId]).toSorted()).toEqual(
    [otherPicture, lent].map((key) => [key, other.id]).toSorted(),
  );
  const after = await countBelongings(db, other.id);
  expect(after).toEqual({
    ...before,
    media: before["media"]! + 1,
    users: before["users"]! + 1,
    accounts: before["accounts"]! + 1,
  });

  expect((await pageOf(otherHost)).status).toBe(200);
  expect(await (await pageOf(otherHost)).text()).toContain(lent);
  expect(await searchFor(otherMark)).toEqual([otherTour]);
  const booked = await book("+79160000077");
  expect(booked.status).toBe(1);
  const isGuests = and(eq(chats.email, guestEmail), eq(chats.organizerId, other.id));
  expect(await db.$count(chats, isGuests)).toBe(1);
  const [shared] = await db.select().from(users).where(eq(users.email, sharedEmail));
  const acts = await db.select().from(memberships).where(eq(memberships.userId, shared!.id));
  expect(acts.map(({ organizerId }) => organizerId)).toEqual([other.id]);
  await expect(app.call("getAccount", {}, leaver.owner)).rejects.toMatchObject({ status: 401 });
  expect(await db.$count(tourists)).toBeGreaterThan(0);
});

test("an address that was given up is kept for a month, and then free", async () => {
  const name = (await hostOf(other))!.split(".")[0]!;
  const { rows } = (await app.db.execute(sql`select name from released_names`)) as {
    rows: unknown[];
  };
  const [{ name: released }] = rows as [{ name: string }];
  const take = async () => {
    const query = { organizer_id: other.id };
    return app.ask(
      "changeDomain",
      { query, body: { domain: released, is_custom: false } },
      other.owner,
    );
  };
  expect(released).not.toBe(name);
  expect((await take()).status).toBe(409);
  await app.db.execute(sql`update released_names set released_at = now() - interval '31 days'`);
  expect((await take()).status).toBe(200);
});

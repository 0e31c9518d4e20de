import { createHash, randomUUID } from "node:crypto";
import type { ApiError, DocumentType, NewRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClient } from "../../test/create-test-app.ts";
import { openTestBooking, refusal, seats, withExtras } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { displayFlags } from "../sites/site-content.ts";
import { departures } from "../tours/departure.table.ts";
import { manifests, sites } from "../sites/site.table.ts";
import { requestConsents } from "./request.table.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

const keptOf = (requestId: number) =>
  booking.app.db
    .select()
    .from(requestConsents)
    .where(eq(requestConsents.requestId, requestId))
    .orderBy(requestConsents.kind);
const hashOf = (words: string) => createHash("sha256").update(words).digest("hex");

test("without its documents the marketplace takes requests in the demo alone, and keeps no consent to a text that it has not", async () => {
  const id = await booking.addDeparture();
  const { services } = booking.app;
  const outside = { ...services, env: { ...services.env, isDemo: false } };
  const response = await createTestClient(outside).ask("createRequest", {
    body: booking.bodyOf(id),
  });
  expect(response.status).toBe(503);
  expect(await booking.heldOf(id)).toBe(0);
  const consents: NewRequest["consents"] = [
    { kind: "agreement", version: 1 },
    { kind: "personal_data" },
    { kind: "advertising" },
  ];
  const made = await booking.ask(id, { consents });
  expect(await keptOf(made.id)).toMatchObject([{ kind: "advertising" }]);
});

test.each(["agreement", "policy"] as const)(
  "a site that shows no %s takes nobody's data, not even in the demo",
  async (type) => {
    const id = await booking.addDeparture();
    const { host, consents, show } = await openSite();
    await show(type, false);
    const ask = () =>
      booking.app.call("createRequest", { body: booking.bodyOf(id, { consents }) }, host);
    expect(await refusal(ask())).toMatchObject({
      status: 503,
      message: "Бронирование на сайте ещё не открыто. Оставьте вопрос организатору.",
    });
    expect(await booking.heldOf(id)).toBe(0);
    await show(type, true);
    expect((await ask()).data.status).toBe(1);
  },
);

/** The organiser's own site, the consents that it asks for, and a way to hide its documents. */
async function openSite() {
  const { app, organizer } = booking;
  const query = { organizer_id: organizer.id };
  const { data } = await app.call("getAttachedSite", { query }, organizer.owner);
  const isSite = eq(sites.organizerId, organizer.id);
  return {
    host: { headers: { "site-host": new URL(data!.url).host } },
    consents: [
      { kind: "agreement" as const, version: 1 },
      { kind: "personal_data" as const, version: 1 },
    ],
    /** Publishes another agreement, and answers the consent to it. */
    async publish(html: string) {
      const type = "agreement" as const;
      const document = { query: { ...query, type } };
      const { data: before } = await app.call("getDocument", document, organizer.owner);
      const fields = { title: "Договор", html, is_displayed: true, version: before.version };
      await app.call("updateDocument", { ...document, body: { fields } }, organizer.owner);
      await app.call("publishData", { query: { ...query, type: "site" } }, organizer.owner);
      const { data: versions } = await app.call("documentVersions", document, organizer.owner);
      return { kind: type, version: versions[0]!.version };
    },
    /** As on a site that was published before its tours: publishing refuses it since. */
    async show(type: DocumentType, isShown: boolean): Promise<void> {
      const [site] = await app.db.select().from(sites).where(isSite);
      const [last] = await app.db
        .select()
        .from(manifests)
        .where(eq(manifests.id, site!.currentManifestId!));
      const { id: _, version, content, ...manifest } = last!;
      const settings = { ...content.settings, [displayFlags[type]]: isShown };
      const [made] = await app.db
        .insert(manifests)
        .values({ ...manifest, version: version + 1, content: { ...content, settings } })
        .returning();
      await app.db.update(sites).set({ currentManifestId: made!.id }).where(isSite);
    },
  };
}

test("a form without the consent that the law asks for is 400 at that consent", async () => {
  const { host, consents } = await openSite();
  const departure = await booking.addDeparture();
  const [agreement] = consents;
  const body = booking.bodyOf(departure, { consents: [agreement!, { kind: "advertising" }] });
  const error = await refusal(booking.app.call("createRequest", { body }, host));
  expect(error).toMatchObject({
    status: 400,
    validation: { "consents.personal_data": [expect.any(String)] },
  });
});

test("documents are kept as accepted; one that was published anew since is 409", async () => {
  const id = await booking.addDeparture();
  const { host, consents, publish } = await openSite();
  const agreement = await publish("<p>Первая редакция</p>");
  const body = () => booking.bodyOf(id, { consents: [agreement, consents[1]!] });
  const send = () => booking.app.call("createRequest", { body: body() }, host);
  const { data: made } = await send();
  await publish("<p>Вторая редакция</p>");
  expect(await refusal(send())).toMatchObject({ status: 409 });
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: made.uuid } });
  expect(data.documents).toMatchObject([
    {
      kind: "agreement",
      title: "Договор",
      version: agreement.version,
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    { kind: "personal_data", version: 1 },
  ]);
});

test("who enters others, or a child, says that they may; who travels alone is not asked", async () => {
  const id = await booking.addDeparture(8, withExtras);
  const base = { option_id: "base", count: 1 };
  const without: Partial<NewRequest> = { consents: [] };
  for (const more of [
    [{ option_id: "base", count: 2 }],
    [base, { option_id: "child", count: 1 }],
    [base, { option_id: "infant", count: 1 }],
  ]) {
    expect(await refusal(booking.ask(id, { ...without, seats: more }))).toMatchObject({
      status: 400,
      validation: {
        "consents.others": ["Подтвердите, что можете передать данные тех, кого записываете."],
      },
    });
  }
  expect(await booking.heldOf(id)).toBe(0);
  const alone = await booking.ask(id, {
    ...without,
    seats: [base, { option_id: "room", count: 1 }],
  });
  expect(await keptOf(alone.id)).toEqual([]);
});

test("all that is missing is told at once", async () => {
  const { host } = await openSite();
  const departure = await booking.addDeparture();
  const body = booking.bodyOf(departure, { consents: [], seats: seats(2) });
  const error = (await refusal(booking.app.call("createRequest", { body }, host))) as ApiError;
  expect(Object.keys(error.validation).sort()).toEqual([
    "consents.agreement",
    "consents.others",
    "consents.personal_data",
  ]);
});

test("words that were agreed to are kept with their hash and the time; other words are 409", async () => {
  const id = await booking.addDeparture();
  const { data: offer } = await booking.app.call("bookingOffer", {
    query: { tour_id: await tourOf(id) },
  });
  const textOf = (kind: string) => offer.words.find((one) => one.kind === kind)!.text;
  const [others, advertising] = (["others", "advertising"] as const).map((kind) => ({
    kind,
    version: offer.words.find((one) => one.kind === kind)!.version,
  }));
  const send = (consents: NewRequest["consents"]) => booking.ask(id, { consents, seats: seats(2) });
  for (const wrong of [
    [others!, { ...advertising!, version: 2 }],
    [{ ...others!, version: 0 }, advertising!],
  ]) {
    expect(await refusal(send(wrong))).toMatchObject({
      status: 409,
      data: { kind: expect.stringMatching(/others|advertising/) },
    });
  }
  expect(await booking.heldOf(id)).toBe(0);
  const made = await send([others!, advertising!]);
  const rows = (["advertising", "others"] as const).map((kind) => ({
    ...{ requestId: made.id, kind, title: textOf(kind), version: 1 },
    ...{ textHash: hashOf(textOf(kind)), acceptedAt: booking.app.services.now() },
  }));
  expect(await keptOf(made.id)).toEqual(rows);
  // A form that knows no versions shows the first words.
  const old = await send([{ kind: "others" }, { kind: "advertising" }]);
  expect(await keptOf(old.id)).toEqual(rows.map((row) => ({ ...row, requestId: old.id })));
});

async function tourOf(departureId: number): Promise<number> {
  const rows = await booking.app.db
    .select({ tourId: departures.tourId })
    .from(departures)
    .where(eq(departures.id, departureId));
  return rows[0]!.tourId;
}

test("a request that is sent again is the same after its document was published anew", async () => {
  const id = await booking.addDeparture();
  const { host, consents, publish } = await openSite();
  const [, policy] = consents;
  const body = booking.bodyOf(id, {
    consents: [await publish("<p>До</p>"), policy!],
  });
  const send = () => booking.app.call("createRequest", { body }, host);
  const { data: made } = await send();
  await publish("<p>После</p>");
  expect((await send()).data.id).toBe(made.id);
});

test("what was accepted is shown as it was, whatever is published later", async () => {
  const id = await booking.addDeparture();
  const { host, consents, publish } = await openSite();
  const html = "<h2>Предмет</h2><p>Редакция, которую приняли</p>";
  const agreement = await publish(html);
  const body = booking.bodyOf(id, { consents: [agreement, consents[1]!] });
  const { data: made } = await booking.app.call("createRequest", { body }, host);
  const read = async (kind: "agreement" | "personal_data", uuid = made.uuid) =>
    (await booking.app.call("acceptedDocument", { query: { uuid, kind } })).data;
  const accepted = {
    ...{ kind: "agreement", version: agreement.version, html, text_hash: hashOf(html) },
    accepted_at: booking.app.services.now().toISOString(),
  };
  expect(await read("agreement")).toMatchObject(accepted);
  await publish("<p>Совсем другое</p>");
  booking.setNow(new Date("2027-04-02T09:00:00Z"));
  expect(await read("agreement")).toMatchObject(accepted);
  const policy = await read("personal_data");
  expect(policy).toMatchObject({ kind: "personal_data", version: 1 });
  expect(policy.text_hash).toBe(hashOf(policy.html));
  const answer = await booking.app.ask("acceptedDocument", {
    query: { uuid: made.uuid, kind: "agreement" },
  });
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const elsewhere = await booking.ask(await booking.addDeparture());
  for (const uuid of [elsewhere.uuid, randomUUID()]) {
    expect(await refusal(read("agreement", uuid))).toMatchObject({ status: 404 });
  }
});

test("control: a text that is another than was accepted is a fault, and is not shown", async () => {
  const id = await booking.addDeparture();
  const { host, consents, publish } = await openSite();
  const body = booking.bodyOf(id, { consents: [await publish("<p>Условия</p>"), consents[1]!] });
  const { data: made } = await booking.app.call("createRequest", { body }, host);
  await booking.app.db
    .update(requestConsents)
    .set({ textHash: hashOf("Другой текст") })
    .where(eq(requestConsents.requestId, made.id));
  const query = { uuid: made.uuid, kind: "agreement" as const };
  expect(await refusal(booking.app.call("acceptedDocument", { query }))).toMatchObject({
    status: 500,
  });
});

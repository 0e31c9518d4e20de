import type { DocumentType, NewRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestClient } from "../../test/create-test-app.ts";
import { openTestBooking, refusal } from "../../test/open-test-booking.ts";
import type { TestBooking } from "../../test/open-test-booking.ts";
import { displayFlags } from "../sites/site-content.ts";
import { manifests, sites } from "../sites/site.table.ts";
import { requestConsents } from "./request.table.ts";

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());
beforeEach(() => booking.refresh());

test("the marketplace takes requests in the demo alone, and keeps no consent to a text that it has not", async () => {
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
  const kept = await booking.app.db
    .select({ kind: requestConsents.kind })
    .from(requestConsents)
    .where(eq(requestConsents.requestId, made.id));
  expect(kept).toEqual([{ kind: "advertising" }]);
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
  const query = { organizer_id: booking.organizer.id };
  const publish = async (html: string) => {
    const fields = { title: "Договор", html, is_displayed: true };
    await booking.app.call(
      "updateDocument",
      { query: { ...query, type: "agreement" }, body: { fields } },
      booking.organizer.owner,
    );
    await booking.app.call(
      "publishData",
      { query: { ...query, type: "site" } },
      booking.organizer.owner,
    );
  };
  await publish("<p>Первая редакция</p>");
  const { data: site } = await booking.app.call(
    "getAttachedSite",
    { query },
    booking.organizer.owner,
  );
  const onSite = { headers: { "site-host": new URL(site!.url).host } };
  const versionOf = async (type: "agreement" | "policy") => {
    const { data } = await booking.app.call(
      "documentVersions",
      { query: { ...query, type } },
      booking.organizer.owner,
    );
    return data[0]!.version;
  };
  const version = await versionOf("agreement");
  const consents: NewRequest["consents"] = [
    { kind: "agreement", version },
    { kind: "personal_data", version: await versionOf("policy") },
  ];
  const send = () =>
    booking.app.call("createRequest", { body: booking.bodyOf(id, { consents }) }, onSite);
  const { data: made } = await send();
  await publish("<p>Вторая редакция</p>");
  expect(await refusal(send())).toMatchObject({ status: 409 });
  const { data } = await booking.app.call("getRequestByUuid", { query: { uuid: made.uuid } });
  expect(data.documents).toMatchObject([
    {
      kind: "agreement",
      title: "Договор",
      version,
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    { kind: "personal_data", version: 1 },
  ]);
});

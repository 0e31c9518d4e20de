import { createHash } from "node:crypto";
import type { NewRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { createTestClient } from "../../../test/create-test-app.ts";
import { openTestBooking, refusal } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { publishMarketplace } from "../../../test/publish-marketplace.ts";
import { marketplace, marketplaceDocuments } from "../../marketplace/marketplace.table.ts";
import { departures } from "../../tours/departure.table.ts";
import { earn } from "../earn.ts";
import { ledgerAccounts, ledgerPostings } from "../ledger/ledger.table.ts";
import { ledgerTransactions } from "../ledger/ledger.table.ts";
import { requestConsents, requests } from "../request.table.ts";

const price = 4_800_000;
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const consents: NewRequest["consents"] = [
  { kind: "agreement", version: 1 },
  { kind: "personal_data", version: 1 },
];

let booking: TestBooking;
let staff: Awaited<ReturnType<typeof createStaff>>;
/** Where nothing is a demo: the marketplace sells by what it has. */
let live: ReturnType<typeof createTestClient>;
beforeAll(async () => {
  booking = await openTestBooking();
  staff = await createStaff(booking.app);
  const { services } = booking.app;
  live = createTestClient({ ...services, env: { ...services.env, isDemo: false } });
});
afterAll(() => booking.app.close());
beforeEach(async () => {
  await booking.refresh();
  await booking.app.db.delete(marketplaceDocuments);
  await booking.app.db.update(marketplace).set({ name: "", inn: "", commissionPoints: 1000 });
});

const offerOf = async (departureId: number) => {
  const [row] = await booking.app.db
    .select()
    .from(departures)
    .where(eq(departures.id, departureId));
  return (await live.call("bookingOffer", { query: { tour_id: row!.tourId } })).data;
};
const ask = async (departureId: number, given = consents) =>
  (await live.call("createRequest", { body: booking.bodyOf(departureId, { consents: given }) }))
    .data;
const rowOf = async (id: number) => {
  const [row] = await booking.app.db.select().from(requests).where(eq(requests.id, id));
  return row!;
};

test("without its data or a document the marketplace takes no request, and says where the tour is sold", async () => {
  const id = await booking.addDeparture();
  expect((await offerOf(id)).agent).toMatchObject({
    can_book: false,
    organizer: "Тропа",
    tour_url: expect.stringMatching(/^http.*-\d+$/),
  });
  expect(await refusal(ask(id))).toMatchObject({ status: 503 });
  await publishMarketplace(booking.app, staff);
  await booking.app.db.delete(marketplaceDocuments).where(eq(marketplaceDocuments.type, "policy"));
  expect((await offerOf(id)).agent).toMatchObject({ can_book: false });
  expect(await refusal(ask(id))).toMatchObject({ status: 503 });
  expect(await booking.heldOf(id)).toBe(0);
});

test("what is booked there is asked for first while its shop is not connected", async () => {
  await publishMarketplace(booking.app, staff);
  const id = await booking.addDeparture(8, { is_instant_confirmation: true });
  expect(await offerOf(id)).toMatchObject({
    is_instant: false,
    agent: { can_book: true, takes_payments: false, name: "ООО «Площадка»", inn: "7707083893" },
  });
  const { uuid, status } = await ask(id);
  expect(status).toBe(1);
  const { data } = await live.call("getRequestByUuid", { query: { uuid } });
  expect(data).toMatchObject({
    can_pay_online: false,
    agent: { name: "ООО «Площадка»", organizer: "Тропа" },
  });
});

test("the marketplace's own documents are agreed to, and kept with their versions and hashes", async () => {
  await publishMarketplace(booking.app, staff);
  const id = await booking.addDeparture();
  expect((await offerOf(id)).documents).toMatchObject([
    { kind: "agreement", version: 1, path: "/agreement" },
    { kind: "personal_data", version: 1, path: "/privacy" },
  ]);
  expect(await refusal(ask(id, []))).toMatchObject({
    status: 400,
    validation: { "consents.agreement": [expect.any(String)] },
  });
  const made = await ask(id);
  const isOf = eq(requestConsents.requestId, made.id);
  const kept = await booking.app.db.select().from(requestConsents).where(isOf);
  expect(kept.find(({ kind }) => kind === "agreement")).toMatchObject({
    version: 1,
    textHash: hashOf("<p>Соглашение площадки</p>"),
  });
  // Another version comes, and theirs stays.
  await publishMarketplace(booking.app, staff, { agreement: "<p>Новое соглашение</p>" });
  expect(await refusal(ask(await booking.addDeparture()))).toMatchObject({ status: 409 });
  const accepted = await live.call("acceptedDocument", {
    query: { uuid: made.uuid, kind: "agreement" },
  });
  expect(accepted.data).toMatchObject({ version: 1, html: "<p>Соглашение площадки</p>" });
  const shown = await live.call("customDocumentPage", { query: { type: "agreement" } });
  expect(shown.data).toMatchObject({ version: 2, html: "<p>Новое соглашение</p>" });
});

test("the tour's cancellation rules stay the organiser's", async () => {
  await publishMarketplace(booking.app, staff);
  const rules = [{ days_before: 10, refund_percent: 40 }];
  const { id } = await ask(await booking.addDeparture(8, { cancellation_rules: rules }));
  expect((await rowOf(id)).cancellationRules).toEqual(rules);
});

test("the commission is that of the day of booking, whatever it becomes", async () => {
  await publishMarketplace(booking.app, staff, { commission_points: 1250 });
  const made = await ask(await booking.addDeparture());
  await publishMarketplace(booking.app, staff, { commission_points: 3000 });
  const later = await ask(await booking.addDeparture());
  const [row, laterRow] = [await rowOf(made.id), await rowOf(later.id)];
  expect([row.commissionPoints, laterRow.commissionPoints]).toEqual([1250, 3000]);
  await booking.app.db.transaction((tx) => earn(tx, row, price));
  const [commission] = await booking.app.db
    .select({ amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(eq(ledgerAccounts.kind, "commission"));
  expect(commission!.amount).toBe(-price * 0.125);
});

test("on the organiser's own site nothing of it is asked, kept or taken", async () => {
  await publishMarketplace(booking.app, staff);
  const { organizer, app } = booking;
  const query = { organizer_id: organizer.id };
  const { data: site } = await app.call("getAttachedSite", { query }, organizer.owner);
  const host = { headers: { "site-host": new URL(site!.url).host } };
  const id = await booking.addDeparture();
  const made = await live.call("createRequest", { body: booking.bodyOf(id, { consents }) }, host);
  const row = await rowOf(made.data.id);
  expect(row).toMatchObject({ salesModel: 2, commissionPoints: 0 });
  const isOf = eq(requestConsents.requestId, row.id);
  const kept = await app.db.select().from(requestConsents).where(isOf);
  expect(kept.map(({ textHash }) => textHash)).not.toContain(hashOf("<p>Соглашение площадки</p>"));
  const seen = await live.call("getRequestByUuid", { query: { uuid: row.uuid } }, host);
  expect(seen.data).not.toHaveProperty("agent");
});

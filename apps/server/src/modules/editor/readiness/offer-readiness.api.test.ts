import type { Image, ReadinessName, TourInput } from "@tour/api";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { paymentSettings } from "../../booking/shop.table.ts";
import { testPayments } from "../../booking/test-payments/test-payment.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";
import { beginReadiness, ownIntro } from "../../../test/begin-readiness.ts";
import type { TestReadiness } from "../../../test/begin-readiness.ts";

let app: TestApp;
let its: TestReadiness;
let now: Date;

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date("2027-04-01T09:00:00Z");
  its = await beginReadiness(app);
});

const showing = (image: Image) => ownIntro({ media: { kind: "image", image } });
const addTour = (over: Partial<TourInput> = {}) => createTour(app.db, its.own.id, testTour(over));

test("pictures that are narrow, or of which nothing is said, are told with where they stand", async () => {
  await its.attach();
  const small = await its.addPicture(1599);
  await its.save("main", showing({ ...small, alt: "" }));
  const image = { ...(await its.addPicture(800)), alt: "" };
  const day = { id: "1", title: "День 1", text: "", media: [{ kind: "image" as const, image }] };
  await addTour({ media: [{ kind: "image", image }], program: [day] });
  expect((await its.read("large_pictures"))!.places).toMatchObject([
    { kind: "block" },
    { kind: "tour" },
  ]);
  // One of the page, and two of the tour.
  expect(await its.read("alts")).toMatchObject({
    count: 3,
    places: [{ kind: "block" }, { kind: "tour" }],
  });
  const wide = await its.addPicture(1600);
  await its.save("main", showing({ ...wide, alt: "", is_decorative: true }));
  const whole = testTour({ media: [{ kind: "image", image: wide }] });
  await app.db
    .update(tours)
    .set({ image: wide, content: { ...whole } })
    .where(eq(tours.organizerId, its.own.id));
  expect([await its.isDone("large_pictures"), await its.isDone("alts")]).toEqual([true, true]);
});

test("what tours leave out is told with the part in which it is written", async () => {
  await its.attach();
  await addTour({ media: [], prepayment_percent: 0, title: "Т".repeat(61) });
  const gapOf = async (name: ReadinessName) => (await its.read(name))!.places[0];
  expect(await gapOf("programme")).toMatchObject({ kind: "tour", gap: "program" });
  expect(await gapOf("photos")).toMatchObject({ gap: "picture" });
  expect(await gapOf("guides")).toMatchObject({ gap: "guides" });
  expect(await gapOf("tour_texts")).toMatchObject({ gap: "description" });
  expect(await gapOf("tour_details")).toMatchObject({ gap: "included" });
  expect(await gapOf("refunds")).toMatchObject({ gap: "cancellation" });
  const others = ["prepayment", "tour_titles", "tour_descriptions", "dates"] as const;
  for (const name of others) expect(await its.isDone(name)).toBe(false);

  await app.db.delete(tours).where(eq(tours.organizerId, its.own.id));
  const day = (id: string) => ({ id, title: "День", text: "", media: [] });
  const said = {
    description: `<p>${"Идём пешком. ".repeat(20)}</p>`,
    program: ["1", "2", "3"].map(day),
    guides: [{ id: "1", name: "Ольга", role: "", photo: null, quote: "", text: "", languages: [] }],
    included: ["Еда"],
    meeting_place: {
      ...{ name: "Вокзал", address: "", latitude: 1, longitude: 1 },
      time_zone: "Asia/Kamchatka",
    },
    cancellation_rules: [{ days_before: 14, refund_percent: 100 }],
  };
  const tour = await addTour(said as Partial<TourInput>);
  await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  const names = [
    ...["programme", "photos", "guides", "tour_texts", "tour_details", "refunds"],
    ...others,
  ] as ReadinessName[];
  for (const name of names) expect([name, await its.isDone(name)]).toEqual([name, true]);
  // The control: fewer days than it lasts, and a short description.
  const content = testTour({ ...said, program: [day("1")] } as Partial<TourInput>);
  await app.db.update(tours).set({ description: "Коротко", content: { ...content } });
  expect(await gapOf("programme")).toMatchObject({ gap: "shortProgram" });
  expect(await gapOf("tour_texts")).toMatchObject({ gap: "shortDescription" });
});

test("dates are asked for, with seats and a price, and told of once all are sold", async () => {
  expect(await its.isDone("on_sale")).toBe(false);
  const tour = await addTour();
  expect([await its.isDone("on_sale"), await its.isDone("dates")]).toEqual([false, false]);
  const [date] = await addDepartures(app.db, tour.id, [testDeparture("2027-05-01")]);
  if (!date) throw new Error("No date was made");
  for (const name of ["on_sale", "dates", "prices", "sold_out"] as const) {
    expect([name, await its.isDone(name)]).toEqual([name, true]);
  }
  const update = (values: object) =>
    app.db.update(departures).set(values).where(eq(departures.id, date));
  await update({ held: 8, sold: 8 });
  expect((await its.read("sold_out"))!.places).toMatchObject([{ kind: "tour", id: tour.id }]);
  await addDepartures(app.db, tour.id, [testDeparture("2027-06-01", { prices: { base: 0 } })]);
  expect(await its.isDone("sold_out")).toBe(true);
  expect((await its.read("prices"))!.places).toMatchObject([
    { kind: "departure", start_date: "2027-06-01" },
  ]);
  now = new Date("2027-07-01T09:00:00Z");
  expect([await its.isDone("on_sale"), await its.isDone("dates")]).toEqual([false, false]);
  expect(await its.isDone("prices")).toBeUndefined();
  now = new Date("2027-04-01T09:00:00Z");
  await app.db.update(tours).set({ isListed: false }).where(eq(tours.id, tour.id));
  expect([await its.isDone("on_sale"), await its.isDone("dates")]).toEqual([false, undefined]);
});

test("documents are asked for where they are written, and shown with one press", async () => {
  expect(await its.read("documents")).toMatchObject({ is_done: false, reason: "no_site" });
  await its.attach();
  // A policy is there from the first day.
  expect(await its.read("documents")).toMatchObject({
    places: [{ kind: "document", type: "agreement" }],
    fix: null,
  });
  const fields = { html: "<p>Условия</p>", is_displayed: false };
  const input = { query: { ...its.query, type: "agreement" as const }, body: { fields } };
  await app.call("updateDocument", input, its.own.owner);
  expect((await its.read("documents"))!.fix).toEqual({ kind: "documents", types: ["agreement"] });
  await showDocuments(app, its.own);
  expect(await its.isDone("documents")).toBe(true);
});

test("legal numbers are asked for and judged, and staff's word is told", async () => {
  expect(await its.read("legal")).toMatchObject({ is_done: false, reason: "missing" });
  const legal = { form: "company" as const, name: "ООО «Тропа»", inn: "7707083893" };
  const whole = { ...legal, ogrn: "1027700132195", registry_number: "" };
  await its.change({ legal: whole });
  expect(await its.isDone("legal")).toBe(true);
  await its.change({ legal: { ...whole, inn: "7707083894" } });
  expect(await its.read("legal")).toMatchObject({ is_done: false, reason: "wrong" });
  const ofOrganizer = eq(organizers.id, its.own.id);
  for (const verificationState of ["none", "pending", "rejected"] as const) {
    await app.db.update(organizers).set({ verificationState }).where(ofOrganizer);
    expect(await its.read("verified")).toMatchObject({ is_done: false, reason: verificationState });
  }
  await app.db.update(organizers).set({ verificationState: "verified" }).where(ofOrganizer);
  expect(await its.isDone("verified")).toBe(true);
});

test("a shop is asked for, and that this one was tried", async () => {
  expect([await its.isDone("shop"), await its.isDone("tried")]).toEqual([false, undefined]);
  const shop = { shopId: "100500", secret: "encrypted", taxSystem: 2, vatCode: 1 };
  await app.db.insert(paymentSettings).values({ organizerId: its.own.id, ...shop });
  expect([await its.isDone("shop"), await its.isDone("tried")]).toEqual([true, false]);
  const paid = { provider: "yookassa" as const, amount: 100, email: "a@example.com" };
  const of = { organizerId: its.own.id, ...paid };
  await app.db.insert(testPayments).values([
    { ...of, shopId: "another", status: 3 },
    { ...of, shopId: "100500", status: 4 },
  ]);
  expect(await its.isDone("tried")).toBe(false);
  await app.db.insert(testPayments).values({ ...of, shopId: "100500", status: 3 });
  expect(await its.isDone("tried")).toBe(true);
});

import { randomUUID } from "node:crypto";
import type { SellRequest } from "@tour/api";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../../test/jobs.ts";
import { refusal, seats } from "../../test/open-test-booking.ts";
import { findBroken } from "../../test/payment-invariants.ts";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { requestEmailJob } from "../booking/emails/request-email.job.ts";
import { requestEmails } from "../booking/emails/request-email.table.ts";
import { requestConsents, requestHistory, requests } from "../booking/request.table.ts";
import { departures } from "../tours/departure.table.ts";
import { helpRequests } from "../help-requests/help-request.table.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer, other } = booking;

const bodyOf = (departureId: number, over: Partial<SellRequest> = {}): SellRequest => {
  const { key, contact } = booking.bodyOf(departureId);
  const asked = { key, contact, departure_id: departureId, seats: seats(2) };
  return { ...asked, comment: "У окна", is_confirmed: true, ...over };
};
const sell = async (body: SellRequest, by = organizer) =>
  (await app.call("sellRequest", { query: { organizer_id: by.id }, body }, by.owner)).data;
const rowOf = async (id: number) =>
  (await app.db.select().from(requests).where(eq(requests.id, id)))[0]!;
const viewQuestion = async (id: number) =>
  (await app.call("viewHelpRequest", { query: { id } }, organizer.owner)).data;
const askQuestion = async (organizerId = organizer.id) => {
  const asked = { name: "Анна", phone: "+79161234567", email: "", message: "?", page: "" };
  const [made] = await app.db
    .insert(helpRequests)
    .values({ ...asked, organizerId })
    .returning();
  return made!.id;
};

test("a request by phone holds seats without anybody's consent; its guest agrees on their page and pays then", async () => {
  const departure = await booking.addDeparture(4);
  const made = await sell(bodyOf(departure));
  expect(made).toMatchObject({ status: 2, seats: 2, total: { amount: 9_600_000 } });
  expect(await booking.heldOf(departure)).toBe(2);
  expect(await rowOf(made.id)).toMatchObject({
    ...{ salesModel: 4, commissionPoints: 0, contractState: 3, isToAccept: true },
  });
  const isOfRequest = eq(requestConsents.requestId, made.id);
  expect(await app.db.select().from(requestConsents).where(isOfRequest)).toEqual([]);
  const [step] = await app.db
    .select()
    .from(requestHistory)
    .where(eq(requestHistory.requestId, made.id));
  expect(step).toMatchObject({ actor: "organizer", userId: expect.any(String), toStatus: 2 });

  const before = await guest.read(made.uuid);
  expect(before.to_accept!.documents.map(({ kind }) => kind)).toEqual([
    "agreement",
    "personal_data",
  ]);
  expect(await refusal(guest.begin(made.uuid))).toMatchObject({ status: 409 });
  const query = { uuid: made.uuid };
  const { tourists } = (await app.call("touristsInfo", { query })).data;
  const typed = { tourists: [{ id: tourists[0]!.id, last_name: "Орлова" }], is_draft: true };
  const write = () => app.call("addTourists", { query, body: typed });
  expect(await refusal(write())).toMatchObject({ status: 422 });
  const { documents, words } = before.to_accept!;
  const consents = [...documents, ...words]
    .filter(({ kind }) => kind !== "advertising")
    .map(({ kind, version }) => ({ kind, version }));
  const accept = (given: typeof consents) =>
    app.call("acceptTerms", { body: { uuid: made.uuid, consents: given } });
  expect(await refusal(accept(consents.slice(1)))).toMatchObject({ status: 400 });
  const newer = consents.map((one) => ({ ...one, version: one.version + 1 }));
  expect(await refusal(accept(newer))).toMatchObject({ status: 409 });
  const { data } = await accept(consents);
  expect(data.to_accept).toBeUndefined();
  expect(data.documents.map(({ kind }) => kind).toSorted()).toEqual([
    "agreement",
    "others",
    "personal_data",
  ]);
  expect(await refusal(accept(consents))).toMatchObject({ status: 409 });

  await write();
  await guest.pay(made.uuid);
  expect(await rowOf(made.id)).toMatchObject({ status: 3, contractState: 1, isToAccept: false });
  expect(await findBroken(app.db, departure)).toEqual([]);
});

test("its guest alone is written to, with the way to their page; who sells gets no email of what they did", async () => {
  await runDueJobs(app.services, [requestEmailJob]);
  app.emails.splice(0);
  const made = await sell(bodyOf(await booking.addDeparture(4)));
  await runDueJobs(app.services, [requestEmailJob]);
  expect(app.emails).toHaveLength(1);
  const words = app.emails[0]!.text.replaceAll(/\s+/g, " ");
  expect(words).toContain("Мы оформили заявку по вашей просьбе.");
  expect(words).toContain(`/order/${made.uuid}`);
  expect(words).toContain("оформил по вашей просьбе заявку с этим адресом почты");
});

test("it waits for a word where it is not confirmed at once, and is sold where nothing is paid beforehand", async () => {
  const waiting = await sell(bodyOf(await booking.addDeparture(4), { is_confirmed: false }));
  expect(waiting.status).toBe(1);
  const free = await sell(bodyOf(await booking.addDeparture(4, { prepayment_percent: 0 })));
  expect([free.status, free.hold_expires_at]).toEqual([3, null]);
  const kinds = await app.db
    .select({ kind: requestEmails.kind })
    .from(requestEmails)
    .where(and(eq(requestEmails.requestId, waiting.id), eq(requestEmails.recipient, "organizer")));
  expect(kinds).toEqual([]);
});

test("the same key is one request; seats that are gone, another's date and a site without documents are refused", async () => {
  const departure = await booking.addDeparture(2);
  const body = bodyOf(departure);
  const first = await sell(body);
  expect((await sell(body)).id).toBe(first.id);
  expect(await refusal(sell({ ...body, is_confirmed: false }))).toMatchObject({ status: 409 });
  expect(await booking.heldOf(departure)).toBe(2);
  expect(await refusal(sell(bodyOf(departure)))).toMatchObject({
    ...{ status: 409, data: { seats_left: 0 } },
  });
  const dearer = { amount: 1, currency: "RUB" } as const;
  const another = await booking.addDeparture(4);
  expect(await refusal(sell(bodyOf(another, { expected_total: dearer })))).toMatchObject({
    ...{ status: 409, data: { total: { amount: 9_600_000 } } },
  });
  expect(await refusal(sell(bodyOf(another), other))).toMatchObject({ status: 422 });
});

test("a question is closed with the way to its request, and stays open when there are no seats", async () => {
  const [question, foreign] = [await askQuestion(), await askQuestion(other.id)];
  const departure = await booking.addDeparture(2);
  const tooMany = bodyOf(departure, { seats: seats(3), help_request_id: question });
  expect(await refusal(sell(tooMany))).toMatchObject({ status: 409 });
  expect((await viewQuestion(question)).status).toBe("new");
  const of = (id: number) => bodyOf(departure, { seats: seats(1), help_request_id: id });
  expect(await refusal(sell(of(foreign)))).toMatchObject({ status: 404 });
  const made = await sell(of(question));
  expect(await viewQuestion(question)).toMatchObject({
    status: "closed",
    events: [{ kind: "booked", request_id: made.id, by: "owner" }],
  });
  expect(await refusal(sell(of(question)))).toMatchObject({ status: 409 });
  expect(await booking.heldOf(departure)).toBe(1);
});

test("money past the shop sells the seats, and concludes nothing before its guest agrees", async () => {
  const made = await sell(bodyOf(await booking.addDeparture(4), { seats: seats(1) }));
  const body = {
    id: made.id,
    key: randomUUID(),
    amount: 960_000,
    paid_on: "2027-03-31",
    proof: "№ 7",
  };
  await app.call("recordPayment", { body }, organizer.owner);
  expect(await rowOf(made.id)).toMatchObject({ status: 3, contractState: 3, isToAccept: true });
  const { to_accept: terms } = await guest.read(made.uuid);
  const consents = terms!.documents.map(({ kind, version }) => ({ kind, version }));
  await app.call("acceptTerms", { body: { uuid: made.uuid, consents } });
  expect(await rowOf(made.id)).toMatchObject({ status: 3, contractState: 1, isToAccept: false });
});

test("a guest is found by phone or e-mail, and by half a phone nobody is", async () => {
  const departure = await booking.addDeparture(4);
  const body = bodyOf(departure);
  const { id } = await sell(body);
  const find = async (guestOf: object, by = organizer) =>
    (
      await app.call("findGuest", { query: { organizer_id: by.id, ...guestOf } }, by.owner)
    ).data.map((row) => row.id);
  expect(await find({ phone: body.contact.phone })).toEqual([id]);
  expect(await find({ email: body.contact.email.toUpperCase() })).toEqual([id]);
  expect(await find({ phone: body.contact.phone.slice(0, 8) })).toEqual([]);
  expect(await find({ phone: body.contact.phone }, other)).toEqual([]);
  const [row] = await app.db.select().from(departures).where(eq(departures.id, departure));
  const query = { organizer_id: organizer.id, tour_id: row!.tourId };
  const offer = await app.call("sellingOffer", { query }, organizer.owner);
  expect(offer.data.departures).toMatchObject([{ id: departure, seats_left: 2 }]);
});

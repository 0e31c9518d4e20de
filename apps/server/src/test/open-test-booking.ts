import { randomUUID } from "node:crypto";
import type { NewRequest, TourInput } from "@tour/api";
import { ApiError } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import { createOrganizer } from "./create-organizer.ts";
import { createTestApp } from "./create-test-app.ts";
import { newRequest } from "./new-request.ts";
import { validBlock } from "./sample-block.ts";
import { showDocuments } from "./show-documents.ts";
import { addDepartures } from "../modules/tours/add-departures.ts";
import type { NewDeparture } from "../modules/tours/add-departures.ts";
import { createTour } from "../modules/tours/create-tour.ts";
import { departures } from "../modules/tours/departure.table.ts";
import { testDeparture, testTour } from "../modules/tours/test-tour.ts";
import { requestAttempts, requests } from "../modules/booking/request.table.ts";

const firstDay = new Date("2027-04-01T09:00:00Z");

/** A tour with places for adults and for children. */
export const forFamilies: Partial<TourInput> = {
  price_options: [
    { id: "base", title: "Взрослый", note: "" },
    { id: "child", title: "Ребёнок", note: "" },
  ],
};

/** A tour with an infant's place and a room of one's own. */
export const withExtras: Partial<TourInput> = {
  price_options: [
    { id: "base", title: "Взрослый", note: "" },
    { id: "child", title: "Ребёнок", note: "", kind: "child" },
    { id: "infant", title: "Младенец", note: "", kind: "infant" },
    { id: "room", title: "Номер на одного", note: "", kind: "supplement" },
  ],
};

export const seats = (count: number) => [{ option_id: "base", count }];

/** What a call was refused with. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "accepted",
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

/** A refusal is an answer: null. A fault, a deadlock for example, is none. */
export const orRefused = <Answer>(work: Promise<Answer>): Promise<Answer | null> =>
  work.catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });

const priceOf: Record<string, number> = {
  base: 4_800_000,
  child: 2_400_000,
  infant: 50_000,
  room: 1_200_000,
};

let people = 0;

/** A body of somebody who has not asked before. */
function bodyOf(departureId: number, over: Partial<NewRequest> = {}): NewRequest {
  people += 1;
  const phone = `+7916${String(people).padStart(7, "0")}`;
  const contact = { name: "Анна", phone, email: `guest-${people}@example.com` };
  return newRequest(departureId, { key: randomUUID(), contact, ...over });
}

export type TestBooking = Awaited<ReturnType<typeof openTestBooking>>;

/** An organiser with a published site and its documents, a month before their departures, and another organiser. */
export async function openTestBooking() {
  let now = firstDay;
  const app = await createTestApp({ now: () => now, env: { isDemo: true } });
  const organizer = await createOrganizer(app);
  const other = await createOrganizer(app, "Другие");
  const query = { organizer_id: organizer.id };
  const { owner } = organizer;
  await app.call("attachSite", { body: query }, owner);
  const page = { query: { ...query, type: "main" as const }, body: { blocks: [validBlock()] } };
  await app.call("savePageBlocks", page, owner);
  await showDocuments(app, organizer);
  await app.call("publishData", { query: { ...query, type: "site" } }, owner);
  return {
    app,
    organizer,
    other,
    bodyOf,
    setNow: (next: Date) => void (now = next),
    /** The first day again, and nobody has asked for anything lately. */
    async refresh(): Promise<void> {
      now = firstDay;
      await app.db.delete(requestAttempts);
    },
    /** Of a tour that its organiser confirms, unless it says otherwise. */
    async addDeparture(capacity = 8, tour: Partial<TourInput> = {}): Promise<number> {
      const asked = testTour({ is_instant_confirmation: false, ...tour });
      const { id } = await createTour(app.db, organizer.id, asked);
      const prices = Object.fromEntries(
        (tour.price_options ?? [{ id: "base" }]).map((option) => [option.id, priceOf[option.id]!]),
      );
      const departure = testDeparture("2027-05-01", { capacity, prices });
      const [departureId] = await addDepartures(app.db, id, [departure]);
      return departureId!;
    },
    /** Another date of the same tour; prices of adults and others as in `addDeparture`, or as said. */
    async addDate(
      departureId: number,
      startDate: string,
      over: Partial<NewDeparture> = {},
    ): Promise<number> {
      const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
      const date = testDeparture(startDate, { prices: { base: priceOf["base"]! }, ...over });
      const [added] = await addDepartures(app.db, row!.tourId, [date]);
      return added!;
    },
    ask: async (departureId: number, over?: Partial<NewRequest>) =>
      (await app.call("createRequest", { body: bodyOf(departureId, over) })).data,
    async heldOf(departureId: number): Promise<number | undefined> {
      const [row] = await app.db.select().from(departures).where(eq(departures.id, departureId));
      return row?.held;
    },
    async endHold(requestId: number): Promise<void> {
      const heldUntil = sql`now() - interval '1 second'`;
      await app.db.update(requests).set({ heldUntil }).where(eq(requests.id, requestId));
    },
  };
}

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Refusal } from "../../http/errors/errors.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { newRequest } from "../../test/new-request.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { holdSeats, sellSeats } from "../tours/hold-seats.ts";
import { departures } from "../tours/departure.table.ts";
import type { SeatTaker } from "../tours/hold-seats.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { createRequest } from "./create-request.ts";
import { requests } from "./request.table.ts";

const buyers = 8;
/** From so long before the moment until so long after it, in ms. */
const around = 700;

let app: TestApp;
let tourId = 0;
let organizerId = 0;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: organizerId } = await createOrganizer(app));
  ({ id: tourId } = await createTour(app.db, organizerId, testTour()));
});
afterAll(() => app.close());

const addDeparture = async (over: Parameters<typeof testDeparture>[1]) => {
  const [id] = await addDepartures(app.db, tourId, [testDeparture("2099-05-01", over)]);
  return id!;
};

/** Buyers who try all the time around the moment at which a sale begins. */
async function tryAround<Made>(tryOnce: (id: number) => Promise<Made>) {
  const opening = new Date(Date.now() + around);
  const id = await addDeparture({ capacity: 5000, saleStartsAt: opening });
  const made: Made[] = [];
  const buy = async () => {
    while (Date.now() < opening.getTime() + around) made.push(await tryOnce(id));
  };
  await Promise.all(Array.from({ length: buyers }, buy));
  return { id, opening, made };
}

let people = 0;

const ask = (departureId: number) => {
  people += 1;
  const key = randomUUID();
  const phone = `+7916${String(people).padStart(7, "0")}`;
  const contact = { name: "Анна", phone, email: `${key}@example.com` };
  const seats = [{ option_id: "base", count: 1 }];
  return createRequest(app.db, newRequest(departureId, { key, contact, seats }), {
    organizerIds: [organizerId],
    manifestId: null,
    documents: {},
    jobs: app.services.jobs,
    address: key,
    now: new Date(),
    env: app.services.env,
  }).then(
    () => "booked",
    (error: unknown) => {
      if (error instanceof Refusal && error.message.startsWith("Запись откроется"))
        return "too early";
      throw error;
    },
  );
};

test("of those who try around the moment nobody books before it, and everybody after it", async () => {
  const { id, opening, made } = await tryAround(ask);
  const rows = await app.db.select().from(requests).where(eq(requests.departureId, id));
  expect(new Set(made)).toEqual(new Set(["booked", "too early"]));
  expect(rows.length).toBe(made.filter((one) => one === "booked").length);
  // A request is made at the time at which its transaction began, by the database's clock.
  expect(rows.every(({ createdAt }) => createdAt >= opening)).toBe(true);
});

test("control: without the guard seats are taken before it", async () => {
  // Of one that was asked before the moment and answered after it nobody can say on which side it fell.
  const hold = (taker: SeatTaker) => async (id: number) => ({
    isHeld: await holdSeats(app.db, id, 1, taker),
    answeredAt: new Date(),
  });
  const early = ({
    opening,
    made,
  }: Awaited<ReturnType<typeof tryAround<{ isHeld: boolean; answeredAt: Date }>>>) =>
    made.filter(({ isHeld, answeredAt }) => isHeld && answeredAt < opening).length;
  expect(early(await tryAround(hold("seller")))).toBeGreaterThan(0);
  expect(early(await tryAround(hold("guest")))).toBe(0);
});

test("seats that are paid at once close a date that closes when it is full, once, and never before", async () => {
  const id = await addDeparture({ capacity: 20, closesWhenFull: true });
  expect(await holdSeats(app.db, id, 20)).toBe(true);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () =>
      app.db.transaction(async (tx) => {
        expect(await sellSeats(tx, id, 1)).toBe(true);
        const [row] = await tx.select().from(departures).where(eq(departures.id, id));
        return row!.status;
      }),
    ),
  );
  expect(statuses.filter((status) => status === "closed")).toHaveLength(1);
});

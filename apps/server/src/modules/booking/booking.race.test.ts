import { randomUUID } from "node:crypto";
import { transitionOf } from "@tour/api";
import type { NewRequest } from "@tour/api";
import { eq, inArray, sql, sum } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { createBarrier } from "../../test/create-barrier.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { newRequest } from "../../test/new-request.ts";
import { proofSize, proofTimeout } from "../../test/proof/proof-size.ts";
import { proveRounds } from "../../test/proof/start-proof.ts";
import { addDepartures } from "../tours/add-departures.ts";
import { createTour } from "../tours/create-tour.ts";
import { departures } from "../tours/departure.table.ts";
import { releaseSeats } from "../tours/hold-seats.ts";
import { testDeparture, testTour } from "../tours/test-tour.ts";
import { changeStatus } from "./change-status.ts";
import { createRequest } from "./create-request.ts";
import { expireHolds } from "./expire-holds.ts";
import { requestHistory, requests } from "./request.table.ts";

const buyers = 50;
const capacity = 5;
const { rounds } = proofSize;

type RequestRow = typeof requests.$inferSelect;

let app: TestApp;
let tourId = 0;
let organizerId = 0;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: organizerId } = await createOrganizer(app));
  ({ id: tourId } = await createTour(app.db, organizerId, testTour()));
});
afterAll(() => app.close());

const addDeparture = async (seats = capacity) => {
  const dates = [testDeparture("2099-05-01", { capacity: seats })];
  const [id] = await addDepartures(app.db, tourId, dates);
  return id!;
};

let people = 0;
function bodyOf(departureId: number, count = 1, over: Partial<NewRequest> = {}): NewRequest {
  people += 1;
  const phone = `+7916${String(people).padStart(7, "0")}`;
  const contact = { name: "Анна", phone, email: `${people}@example.com` };
  const seats = [{ option_id: "base", count }];
  return newRequest(departureId, { key: randomUUID(), contact, seats, ...over });
}

const buy = (body: NewRequest) =>
  createRequest(app.db, body, {
    organizerIds: [organizerId],
    manifestId: null,
    documents: {},
    jobs: app.services.jobs,
    // Each from an address of their own: how many one may make is another test's.
    address: body.key,
    now: new Date(),
    env: app.services.env,
  });

/** Seats that somebody got; a refusal is an answer, anything else a fault. */
async function countSeats(tries: Promise<{ seats: number }>[]): Promise<number> {
  const results = await Promise.allSettled(tries);
  const fault = results.find(
    (one) => one.status === "rejected" && !(one.reason instanceof Refusal),
  ) as PromiseRejectedResult | undefined;
  if (fault) throw fault.reason;
  return results.reduce((all, one) => all + (one.status === "fulfilled" ? one.value.seats : 0), 0);
}

/** What the departure holds is what its open requests say, whatever happened. */
async function expectConsistent(departureId: number): Promise<number> {
  const [departure] = await app.db.select().from(departures).where(eq(departures.id, departureId));
  const [open] = await app.db
    .select({ seats: sum(requests.seats).mapWith(Number) })
    .from(requests)
    .where(sql`${requests.departureId} = ${departureId} and ${requests.status} in (1, 2, 3)`);
  expect(departure!.held).toBe(open?.seats ?? 0);
  expect(departure!.held).toBeLessThanOrEqual(departure!.capacity);
  return departure!.held;
}

const many = <Item>(make: (index: number) => Item) =>
  Array.from({ length: buyers }, (_, i) => make(i));

test("sold is the smaller of demand and seats, in every round", proofTimeout, () =>
  proveRounds(
    {
      name: "Single seats",
      planned: rounds,
      invariants: [
        "fifty buyers at once of five seats get five, and every tenth round of sixty seats fifty",
      ],
    },
    async (round) => {
      const seats = round % 10 === 9 ? 60 : capacity;
      const id = await addDeparture(seats);
      const sold = Math.min(buyers, seats);
      expect(await countSeats(many(() => buy(bodyOf(id))))).toBe(sold);
      expect(await expectConsistent(id)).toBe(sold);
    },
  ),
);

test(
  "parties of different sizes never get more than there is, and are counted whole",
  proofTimeout,
  () =>
    proveRounds(
      {
        name: "Parties",
        planned: rounds,
        invariants: ["fifty parties of one to four at once fill the five seats, each party whole"],
      },
      async () => {
        const id = await addDeparture();
        const sold = await countSeats(many((index) => buy(bodyOf(id, 1 + (index % 4)))));
        expect(await expectConsistent(id)).toBe(sold);
        // Single buyers are among them: nothing is left over.
        expect(sold).toBe(capacity);
      },
    ),
);

test("a hundred repeats make one request", async () => {
  const id = await addDeparture();
  const body = bodyOf(id, 2);
  const made = await Promise.all(Array.from({ length: 100 }, () => buy(body)));
  expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
  expect(await expectConsistent(id)).toBe(2);
});

test("two unpaid holds are all that a phone gets, however many are asked for at once", async () => {
  const id = await addDeparture();
  const { contact } = bodyOf(id);
  expect(await countSeats(many(() => buy(bodyOf(id, 1, { contact }))))).toBe(2);
  await expectConsistent(id);
});

test(
  "seats whose holds end go back once, while others buy, cancel and clean up",
  proofTimeout,
  () =>
    proveRounds(
      {
        name: "Ends of holds and cancellations",
        planned: rounds,
        invariants: [
          "seats of two ended holds and a cancelled request are sold once more at most, while three clean up and fifty buy",
        ],
      },
      async () => {
        const id = await addDeparture();
        const first = await Promise.all(Array.from({ length: capacity }, () => buy(bodyOf(id))));
        const [canceled, ...left] = first.map((one) => one.id);
        await app.db
          .update(requests)
          .set({ heldUntil: sql`now() - interval '1 second'` })
          .where(inArray(requests.id, left.slice(0, 2)));
        const cancels = (["cancelByGuest", "cancelByOrganizer"] as const).map((name) =>
          app.db.transaction((tx) =>
            changeStatus(tx, canceled!, name, { actor: transitionOf(name).by[0]! }),
          ),
        );
        const { jobs } = app.services;
        const cleaning = [1, 2, 3].map(() =>
          app.db.transaction((tx) => expireHolds({ db: tx, jobs }, id)),
        );
        const bought = countSeats(many(() => buy(bodyOf(id))));
        const [done] = await Promise.all([Promise.allSettled(cancels), ...cleaning]);
        expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
        // Whoever came too early for the freed seats was refused; nobody got one twice.
        expect(await bought).toBeLessThanOrEqual(3);
        await expectConsistent(id);
        const ofFirst = inArray(requestHistory.requestId, [canceled!, ...left]);
        const histories = await app.db.select().from(requestHistory).where(ofFirst);
        expect(histories).toHaveLength(capacity + 3);
      },
    ),
);

/** What a careless hand would write: look whether seats are free, then add to them. */
async function buyCarelessly(departureId: number): Promise<{ seats: number }> {
  return app.db.transaction(async (tx: Database) => {
    const [found] = await tx.select().from(departures).where(eq(departures.id, departureId));
    if (!found || found.held >= found.capacity) throw new Refusal("conflict", "Мест нет");
    await tx.execute(sql`select pg_sleep(0.01)`);
    const held = found.held + 1;
    await tx.update(departures).set({ held }).where(eq(departures.id, departureId));
    return { seats: 1 };
  });
}

test("control: the same race oversells when seats are looked at before they are held", async () => {
  const id = await addDeparture();
  expect(await countSeats(many(() => buyCarelessly(id)))).toBeGreaterThan(capacity);
});

/** Two requests of a seat each; what the departure holds once two have closed one of them carelessly. */
async function closeTwice(
  isClosable: (row: RequestRow) => boolean,
  heldUntil = new Date(Date.now() + 3_600_000),
) {
  const departureId = await addDeparture();
  const [meant] = [await buy(bodyOf(departureId)), await buy(bodyOf(departureId))];
  const isMeant = eq(requests.id, meant!.id);
  await app.db.update(requests).set({ heldUntil }).where(isMeant);
  const bothLooked = createBarrier(2);
  const closeCarelessly = (status: 5 | 6 | 7) =>
    app.db.transaction(async (tx) => {
      const [row] = await tx.select().from(requests).where(isMeant);
      await bothLooked();
      if (!isClosable(row!)) return;
      await tx.update(requests).set({ status, heldUntil: null }).where(isMeant);
      await releaseSeats(tx, departureId, row!.seats);
    });
  return {
    closeCarelessly,
    readHeld: async () => {
      const isDeparture = eq(departures.id, departureId);
      const [row] = await app.db.select().from(departures).where(isDeparture);
      return row!.held;
    },
  };
}

test("control: cleaners that look at a hold before they close it, without a lock, free its seat twice", async () => {
  const now = new Date();
  const isOver = ({ status, heldUntil }: RequestRow) => status < 3 && heldUntil! < now;
  const past = new Date(now.getTime() - 1000);
  const { closeCarelessly, readHeld } = await closeTwice(isOver, past);
  await Promise.all([closeCarelessly(7), closeCarelessly(7)]);
  // The other request's seat is for sale, too.
  expect(await readHeld()).toBe(0);
});

test("control: two who cancel and look before they write, without a lock, free a seat twice", async () => {
  const { closeCarelessly, readHeld } = await closeTwice(({ status }) => status <= 3);
  await Promise.all([closeCarelessly(5), closeCarelessly(6)]);
  expect(await readHeld()).toBe(0);
});

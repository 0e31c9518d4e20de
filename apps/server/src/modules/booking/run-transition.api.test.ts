import type { RequestStatus, SellerRequest, TransitionName } from "@tour/api";
import { transitionNames, transitionOf } from "@tour/api";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createStaff } from "../../test/create-organizer.ts";
import { refusal, seats } from "../../test/open-test-booking.ts";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { departures } from "../tours/departure.table.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { requestEmails } from "./emails/request-email.table.ts";
import { requests } from "./request.table.ts";
import { runTransition } from "./run-transition.ts";

const { booking, guest } = await useTestBooking();
const { app, organizer } = booking;
const party = 2;
const rules = { cancellation_rules: [{ days_before: 14, refund_percent: 50 }] };
const afterTrip = new Date("2027-06-01T09:00:00Z");

let staff: Awaited<ReturnType<typeof createStaff>>;
beforeAll(async () => {
  staff = await createStaff(app);
});

type Made = { id: number; uuid: string };
interface Scene {
  made: Made;
  act: () => Promise<unknown>;
}

const ask = async (tour = {}): Promise<Made> =>
  booking.ask(await booking.addDeparture(party, tour), { seats: seats(party) });
const confirmed = async (): Promise<Made> =>
  guest.confirm(await booking.addDeparture(party, rules), party);
const paid = async (kind: "prepayment" | "full" = "prepayment"): Promise<Made> => {
  const made = await confirmed();
  await guest.pay(made.uuid, { kind });
  return made;
};
type SellerCall = "confirmRequest" | "declineRequest" | "cancelRequestBySeller";
const bySeller = (call: SellerCall, id: number, who = organizer.owner) =>
  app.call(
    call,
    { body: { id, ...(call === "cancelRequestBySeller" && { notify_client: true }) } },
    who,
  );

/** Somebody who may make it, and how. */
const scenes: Record<TransitionName, () => Promise<Scene>> = {
  async confirm() {
    const made = await ask();
    return { made, act: () => bySeller("confirmRequest", made.id) };
  },
  async confirmWithoutPrepayment() {
    const made = await ask({ prepayment_percent: 0 });
    return { made, act: () => bySeller("confirmRequest", made.id) };
  },
  async pay() {
    const made = await confirmed();
    return { made, act: () => guest.pay(made.uuid) };
  },
  async payLate() {
    const made = await confirmed();
    const payment = await guest.begin(made.uuid);
    await booking.endHold(made.id);
    await guest.read(made.uuid);
    return { made, act: () => guest.press(payment, "pay") };
  },
  async complete() {
    const made = await paid("full");
    booking.setNow(afterTrip);
    return { made, act: () => guest.work({ later: true }) };
  },
  async cancelByGuest() {
    const made = await paid();
    return { made, act: () => app.call("cancelRequest", { body: { uuid: made.uuid } }) };
  },
  async decline() {
    const made = await ask();
    return { made, act: () => bySeller("declineRequest", made.id) };
  },
  async cancelByOrganizer() {
    const made = await paid();
    return { made, act: () => bySeller("cancelRequestBySeller", made.id) };
  },
  async expire() {
    const made = await confirmed();
    await booking.endHold(made.id);
    return { made, act: () => guest.read(made.uuid) };
  },
  async declineByStaff() {
    const made = await ask();
    return { made, act: () => bySeller("declineRequest", made.id, staff) };
  },
  async cancelByStaff() {
    const made = await paid();
    return { made, act: () => bySeller("cancelRequestBySeller", made.id, staff) };
  },
};

async function look({ id }: Made) {
  const [row] = await app.db
    .select({ request: requests, departure: departures })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .where(eq(requests.id, id));
  const emails = await app.db.select().from(requestEmails).where(eq(requestEmails.requestId, id));
  const { status, contractState: contract, heldUntil } = row!.request;
  const { held, sold } = row!.departure;
  const kept = keptOf(await readSums(app.db, id));
  return { status, contract, held, sold, kept, isHeld: heldUntil !== null, emails };
}

type State = Awaited<ReturnType<typeof look>>;

/** What the table says of seats, as held and sold. */
function seatsAfter(name: TransitionName, { held, sold }: State): [number, number] {
  switch (transitionOf(name).seats) {
    case "are given back":
      return [held - party, Math.max(0, sold - party)];
    case "are sold":
      return [held, sold + party];
    case "are taken again":
      return [held + party, sold + party];
    default:
      return [held, sold];
  }
}

const contractAfter = (name: TransitionName, { contract }: State) =>
  ({ stays: contract, "is concluded": 1, "is terminated": contract === 1 ? 2 : contract })[
    transitionOf(name).contract
  ];

// ASVS 2.3.1
test.each(transitionNames)("what the table says of %s is what happens", async (name) => {
  const { to, refund, email, from, holdHours } = transitionOf(name);
  const { made, act } = await scenes[name]();
  const before = await look(made);
  const quote = (await guest.read(made.uuid)).refundable.today?.amount ?? 0;
  expect(name === "expire" ? from : [before.status]).toContain(before.status);
  await act();
  const after = await look(made);
  expect([after.status, after.isHeld]).toEqual([to, holdHours !== undefined]);
  const [atBegin, atEnd] = [from.includes(before.status), [after.held, after.sold]];
  // Reading it closes a hold that is over: what was before is known without.
  const first = name === "expire" ? { ...before, held: party, sold: 0 } : before;
  expect(atBegin || name === "expire").toBe(true);
  expect(atEnd).toEqual(seatsAfter(name, first));
  expect(after.contract).toBe(contractAfter(name, first));
  const back = before.kept - after.kept;
  if (refund === "everything" || refund === "as named") expect(back).toBe(before.kept);
  if (refund === "by the rules") expect([back, back > 0]).toEqual([quote, true]);
  const isNew = ({ id }: { id: number }) => !before.emails.some((one) => one.id === id);
  const written = new Set(after.emails.filter(isNew).map(({ kind }) => kind));
  if (name !== "expire") expect([...written]).toEqual(email === null ? [] : [email]);
});

// ASVS 2.3.1
test("a guard that does not hold refuses the transition, and nothing changes", async () => {
  const made = await confirmed();
  const before = await look(made);
  for (const name of ["pay", "expire"] as const) {
    const step = { requestId: made.id, name, actor: "system" as const, now: afterTrip };
    const { jobs } = app.services;
    const run = app.db.transaction((tx) => runTransition({ db: tx, jobs }, step));
    await expect(run).rejects.toMatchObject({ refusal: "conflict" });
  }
  expect(await look(made)).toEqual(before);
});

const actionsFor = async ({ id }: Made, who = organizer.owner): Promise<SellerRequest["actions"]> =>
  (await app.call("getRequest", { query: { id } }, who)).data.actions;
const named = (actions: SellerRequest["actions"]) => actions.map(({ name }) => name);

test("who sells reads what they may do now, and what it gives back", async () => {
  const asked = await ask();
  expect(named(await actionsFor(asked))).toEqual(["confirm", "decline", "cancelByOrganizer"]);
  expect(named(await actionsFor(asked, staff))).toEqual([
    "confirm",
    "declineByStaff",
    "cancelByStaff",
  ]);
  const free = await ask({ prepayment_percent: 0 });
  expect(named(await actionsFor(free))[0]).toBe("confirmWithoutPrepayment");
  const sold = await paid();
  const kept = (await look(sold)).kept;
  expect(await actionsFor(sold, staff)).toEqual([
    {
      name: "cancelByStaff",
      to: 8 satisfies RequestStatus,
      seats_back: party,
      refund: { amount: kept, currency: "RUB" },
      is_refund_named: true,
      email: "optional",
    },
  ]);
  await bySeller("cancelRequestBySeller", sold.id);
  expect(await actionsFor(sold)).toEqual([]);
  expect(await refusal(bySeller("confirmRequest", sold.id))).toMatchObject({ status: 409 });
});

import { isFullProof } from "@tour/proof";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingInvariants, findBroken } from "../../test/payment-invariants.ts";
import { happen, sequence } from "../../test/proof/booking-events.ts";
import type { Event } from "../../test/proof/booking-events.ts";
import { openWorld } from "../../test/proof/open-world.ts";
import type { World } from "../../test/proof/open-world.ts";
import { predict } from "../../test/proof/predict.ts";
import type { Prediction } from "../../test/proof/predict.ts";
import { proofSeed, proofSize, proofTimeout } from "../../test/proof/proof-size.ts";
import { findUnreconciled, readState } from "../../test/proof/read-state.ts";
import type { State } from "../../test/proof/read-state.ts";
import { startProof } from "../../test/proof/start-proof.ts";

/** Sequences side by side, each row of them on a database of its own. */
const lanes = isFullProof ? 4 : 2;

let worlds: World[];
beforeAll(async () => {
  worlds = await Promise.all(Array.from({ length: lanes }, openWorld));
});
afterAll(() => Promise.all(worlds.map(({ app }) => app.close())));

function checkPrediction(
  { isAccepted, kept, added }: Prediction,
  wasAccepted: boolean,
  after: State,
): void {
  expect(wasAccepted).toBe(isAccepted);
  expect(after.requests.slice(0, kept.length)).toEqual(kept);
  const more = after.requests.slice(kept.length);
  expect(more).toMatchObject(added ? [added] : []);
}

/** Makes one event happen; answers whether it was accepted, and what it has made of the state. */
async function step(
  world: World,
  { event, before, sale }: { event: Event; before: State; sale: number },
): Promise<{ wasAccepted: boolean; after: State }> {
  const { db, state, today } = world;
  const known = { made: [...state.made], today: today(), asksOrganizer: sale === 0 };
  const prediction = predict(before, event, known);
  const wasAccepted = await happen(world, event);
  const [after, broken] = await Promise.all([readState(db), findBroken(db, ...state.departures)]);
  expect(broken).toEqual([]);
  if (prediction) checkPrediction(prediction, wasAccepted, after);
  const isStill = !wasAccepted || event[0] === "forge";
  if (isStill) {
    const { requests, payments, transactions } = before;
    expect(after).toMatchObject({ requests, payments, transactions });
  }
  return { wasAccepted, after };
}

/** What was left undone is done, days later: the money is where the provider says that it is. */
async function settle({ db, state, pass, work, ...world }: World): Promise<void> {
  await pass(48);
  await work();
  for (const due of await world.listOutsideDue()) await world.giveBack(due);
  expect(await world.listOutsideDue()).toEqual([]);
  expect(await findBroken(db, ...state.departures)).toEqual([]);
  expect(await findUnreconciled(db)).toEqual([]);
}

test(
  "whatever happens in whatever order, seats, ledger, refunds and history stay right",
  proofTimeout,
  async () => {
    const proof = startProof({
      name: "Random events",
      unit: "sequences",
      planned: proofSize.sequences,
      seed: proofSeed,
      invariants: [
        ...bookingInvariants,
        "asking, confirming and cancelling are accepted exactly when a model of the seats and statuses says so, and change what it says",
        "what is refused or forged changes no request, no payment and no posting",
        "in the end every payment and refund at the provider is posted once, and the shop's balance is the ledger's",
      ],
    });
    const counts = { events: 0, accepted: 0 };
    const runLane = (world: World, lane: number) =>
      fc.assert(
        fc.asyncProperty(sequence, async ({ sale, events }) => {
          if (proof.isOver()) return;
          await world.reset(sale);
          let before = await readState(world.db);
          for (const event of events) {
            const { wasAccepted, after } = await step(world, { event, before, sale });
            before = after;
            counts.events += 1;
            if (wasAccepted) counts.accepted += 1;
          }
          await settle(world);
          proof.count();
        }),
        { numRuns: Math.ceil(proofSize.sequences / lanes), seed: proofSeed + lane },
      );
    await Promise.all(worlds.map(runLane));
    expect(counts.accepted).toBeGreaterThan(counts.events / 4);
    proof.finish(counts);
  },
);

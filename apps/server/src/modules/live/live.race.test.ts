import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useTestBooking } from "../../test/use-test-booking.ts";
import { requestNotes } from "../booking/tasks/task.table.ts";

const { booking } = await useTestBooking();
const { app, organizer } = booking;

const look = async (since?: string) => {
  const query = { organizer_id: organizer.id, ...(since && { since }) };
  return (await app.call("officeChanges", { query }, organizer.owner)).data;
};

/** The largest number of a change that can be seen: what a careless reader would go on from. */
async function listAfter(number: string): Promise<{ id: number; number: string }[]> {
  const { rows } = (await app.db.execute(sql`
    select subject_id as id, changed_in::text as number from office_changes
    where changed_in > ${number}::xid8 and kind = 'task' order by changed_in`)) as unknown as {
    rows: { id: number; number: string }[];
  };
  return rows;
}

test("a change that commits after a later one is not missed, as it would be by number alone", async () => {
  const departureId = await booking.addDeparture(8);
  const slowRequest = await booking.ask(departureId);
  const quickRequest = await booking.ask(departureId);
  const { cursor: first } = await look();
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const slow = app.db.transaction(async (tx) => {
    await tx.insert(requestNotes).values({ requestId: slowRequest.id, text: "Долго" });
    begun.resolve();
    await gate.promise;
  });
  await begun.promise;
  await app.db.insert(requestNotes).values({ requestId: quickRequest.id, text: "Быстро" });
  const second = await look(first);
  expect(second.changes).toEqual([{ kind: "task", id: quickRequest.id }]);
  const seen = (await listAfter("0")).at(-1)!;
  expect(seen.id).toBe(quickRequest.id);
  gate.resolve();
  await slow;
  const third = await look(second.cursor);
  expect(third.changes).toEqual([{ kind: "task", id: slowRequest.id }]);
  // The control: by the largest number seen so far, there is nothing new.
  expect(await listAfter(seen.number)).toEqual([]);
  expect((await look(third.cursor)).changes).toEqual([]);
});

test("readers that ask all the time hear of each of many changes that end in any order", async () => {
  const departureId = await booking.addDeparture(20);
  const requests = await Promise.all(Array.from({ length: 8 }, () => booking.ask(departureId)));
  let { cursor } = await look();
  const heard = new Map<number, number>();
  let isOver = false;
  const listen = async () => {
    for (let isLast = false; !isLast;) {
      isLast = isOver;
      const answer = await look(cursor);
      ({ cursor } = answer);
      for (const { kind, id } of answer.changes) {
        if (kind === "task") heard.set(id, (heard.get(id) ?? 0) + 1);
      }
    }
  };
  const listening = listen();
  await Promise.all(
    requests.map(({ id }, at) =>
      app.db.transaction(async (tx) => {
        await tx.insert(requestNotes).values({ requestId: id, text: "Заметка" });
        // Those that began first end last.
        await tx.execute(sql`select pg_sleep(${(requests.length - at) * 0.03})`);
      }),
    ),
  );
  isOver = true;
  await listening;
  expect(heard).toEqual(new Map(requests.map(({ id }) => [id, 1])));
});

test("a screen that was open while another server took over loads anew", async () => {
  const { cursor } = await look();
  expect((await look(cursor)).is_outdated, "control: nothing happened").toBe(false);
  // Noticed a moment later: what was read before may be lost.
  await app.db.execute(
    sql`update database_lineage set noticed_at = clock_timestamp() + interval '1 s'`,
  );
  expect((await look(cursor)).is_outdated).toBe(true);
  await app.db.execute(
    sql`update database_lineage set noticed_at = clock_timestamp() - interval '3 s'`,
  );
  expect((await look((await look()).cursor)).is_outdated).toBe(false);
});

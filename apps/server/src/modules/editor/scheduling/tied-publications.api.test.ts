import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal } from "../../../test/open-test-booking.ts";
import { showDocuments } from "../../../test/show-documents.ts";
import { useTestScheduling } from "../../../test/use-test-scheduling.ts";
import { addDepartures } from "../../tours/add-departures.ts";
import { createTour } from "../../tours/create-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { testDeparture, testTour } from "../../tours/test-tour.ts";

const { state, query, save, publish, list, shown, passTo, inHours } = useTestScheduling();

/** A departure whose sale begins so many hours after the start. */
async function openIn(hours: number) {
  const { db } = state.app;
  // Nothing of somebody who sells goes out without them.
  await showDocuments(state.app, state.organizer);
  await publish();
  const tour = await createTour(db, state.organizer.id, testTour());
  const saleStartsAt = new Date(inHours(hours));
  const [id] = await addDepartures(db, tour.id, [testDeparture("2027-05-01", { saleStartsAt })]);
  return id!;
}

const change = (id: number, body: object) =>
  state.app.call("updateDeparture", { query: { ...query(), id }, body }, state.organizer.owner);

const tie = async (departure_id: number, hours: number) => {
  const body = { publish_at: inHours(hours), departure_id };
  const input = { query: { ...query(), type: "site" as const }, body };
  return (await state.app.call("schedulePublication", input, state.organizer.owner)).data;
};

test("a publication is offered the sales that are yet to begin, and goes out with the one that is chosen", async () => {
  const id = await openIn(10);
  const { app, organizer } = state;
  const { data } = await app.call("listSaleStarts", { query: query() }, organizer.editor);
  expect(data).toEqual([
    expect.objectContaining({
      ...{ departure_id: id, tour_title: "Алтай в мае", time_zone: "Asia/Kamchatka" },
      sale_starts_at: inHours(10),
    }),
  ]);
  await save("a Новый", "b", "c");
  const made = await tie(id, 10);
  expect(made).toMatchObject({
    publish_at: inHours(10),
    tied: { state: "tied", departure: { id } },
  });
  await passTo(9);
  expect(await shown()).toContain("a Прежний");
  await passTo(10);
  expect(await shown()).toContain("a Новый");
});

test("where the sale is moved, the publication moves along", async () => {
  const id = await openIn(10);
  await save("a Новый", "b", "c");
  await tie(id, 10);
  await change(id, { sale_starts_at: inHours(20) });
  expect(await list()).toMatchObject([{ publish_at: inHours(20), tied: { state: "tied" } }]);
  await passTo(12);
  expect(await shown()).toContain("a Прежний");
  await change(id, { sale_starts_at: inHours(14) });
  await passTo(13);
  expect(await shown()).toContain("a Прежний");
  await passTo(14);
  expect(await shown()).toContain("a Новый");
});

test("it keeps its time, and says so, when the sale has no moment any more, the date is canceled or gone", async () => {
  const id = await openIn(10);
  await save("a Новый", "b", "c");
  await tie(id, 10);
  const read = async () => {
    const [one] = await list();
    expect(one).toMatchObject({ publish_at: inHours(10) });
    return one!.tied?.state;
  };
  await change(id, { sale_starts_at: null });
  expect(await read()).toBe("cleared");
  await change(id, { sale_starts_at: inHours(10), status: "canceled" });
  expect(await read()).toBe("canceled");
  await change(id, { sale_starts_at: inHours(12) });
  expect(await read()).toBe("canceled");
  await state.app.db.delete(departures).where(eq(departures.id, id));
  expect(await read()).toBe("removed");
  await passTo(10);
  expect(await shown()).toContain("a Новый");
});

test("given a time of its own it is tied to nothing, and can be tied again", async () => {
  const { app, organizer } = state;
  const id = await openIn(10);
  await save("a Новый", "b", "c");
  const { id: publication } = await tie(id, 10);
  const move = (body: object) =>
    app.call(
      "movePublication",
      { query: query(), body: { id: publication, publish_at: inHours(5), ...body } },
      organizer.owner,
    );
  expect((await move({})).data).toMatchObject({ publish_at: inHours(5), tied: null });
  await change(id, { sale_starts_at: inHours(30) });
  expect(await list()).toMatchObject([{ publish_at: inHours(5) }]);
  // The moment that was seen is another by now.
  expect(await refusal(move({ publish_at: inHours(10), departure_id: id }))).toMatchObject({
    ...{ status: 409, message: expect.stringMatching(/уже в другое время/) },
  });
  const again = await move({ publish_at: inHours(30), departure_id: id });
  expect(again.data).toMatchObject({ publish_at: inHours(30), tied: { departure: { id } } });
});

test("whoever sells a date while a publication is tied to it: both are done, neither waits for ever", async () => {
  const id = await openIn(10);
  await save("a Новый", "b", "c");
  const { id: publication } = await tie(id, 10);
  const body = { id: publication, publish_at: inHours(10), departure_id: id };
  const owner = state.organizer.owner;
  const results = await Promise.allSettled([
    change(id, { sale_starts_at: inHours(20) }),
    state.app.call("movePublication", { query: query(), body }, owner),
    change(id, { capacity: 9 }),
    state.app.call("movePublication", { query: query(), body }, owner),
  ]);
  const statuses = results.map((one) =>
    one.status === "fulfilled" ? 200 : (one.reason as { status: number }).status,
  );
  expect([statuses[0], statuses[2]]).toEqual([200, 200]);
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
  const [one] = await list();
  expect(one).toMatchObject({ publish_at: inHours(20), tied: { departure: { id } } });
});

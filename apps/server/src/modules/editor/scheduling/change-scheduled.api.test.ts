import { expect, test } from "vitest";
import { listJobs } from "../../../test/jobs.ts";
import { useTestScheduling } from "../../../test/use-test-scheduling.ts";
import { publishScheduledJob } from "./publish-scheduled.job.ts";

const {
  state,
  query,
  save,
  publish,
  schedule,
  published,
  shown,
  passTo,
  sell,
  listDeeds,
  inHours,
} = useTestScheduling();

test("another time is another time, and what is cancelled never goes out", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  const body = { id, publish_at: inHours(4) };
  const { data } = await state.app.call(
    "movePublication",
    { query: query(), body },
    state.organizer.owner,
  );
  expect(data).toMatchObject({ id, publish_at: inHours(4) });
  await passTo(3);
  expect(await shown()).toContain("a Прежний");
  await state.app.call(
    "cancelPublication",
    { query: query(), body: { id } },
    state.organizer.owner,
  );
  const waiting = await listJobs(state.app.db);
  expect(waiting.filter(({ name }) => name === publishScheduledJob.name)).toEqual([]);
  await passTo(5);
  expect(await shown()).toContain("a Прежний");
  await expect(
    state.app.call("cancelPublication", { query: query(), body: { id } }, state.organizer.owner),
  ).rejects.toMatchObject({ status: 404 });
  expect(await listDeeds()).toEqual([
    "publication_canceled",
    "publication_moved",
    "publication_scheduled",
    "site_published",
  ]);
});

test("published by hand before its time it goes out once", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  const input = { query: query(), body: { id } };
  const { data } = await state.app.call("publishScheduledNow", input, state.organizer.owner);
  expect(data.version).toBe(2);
  await passTo(3);
  expect((await published()).version).toBe(2);
});

test("the page is shown as it would be now, with what is published since", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  await save("a", "b Новый", "c");
  await publish({ main: ["b"] });
  const { data } = await state.app.call(
    "getScheduledPage",
    { query: { ...query(), id, type: "main" } },
    state.organizer.editor,
  );
  const titles = data.blocks.map((one) => `${one.id} ${one.content["title"]}`);
  expect(titles).toEqual(["a Новый", "b Новый", "c Прежний"]);
  expect(data.site.name).toBe("Тропа");
});

test("a time that is over or years ahead is refused at its field, and so is publishing nothing", async () => {
  await expect(schedule(2)).rejects.toMatchObject({ status: 422 });
  await save("a Новый", "b", "c");
  for (const hours of [-1, 0, 24 * 400]) {
    await expect(schedule(hours)).rejects.toMatchObject({
      status: 400,
      validation: { publish_at: [expect.any(String)] },
    });
  }
});

test("the organiser's time is that of most of their tours, and Moscow's before the first", async () => {
  const read = async () =>
    (await state.app.call("getAttachedSite", { query: query() }, state.organizer.editor)).data
      ?.time_zone;
  expect(await read()).toBe("Europe/Moscow");
  await sell();
  expect(await read()).toBe("Asia/Kamchatka");
});

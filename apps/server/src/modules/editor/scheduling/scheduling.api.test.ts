import { addHours } from "date-fns/addHours";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrganizer, ownerEmail } from "../../../test/create-organizer.ts";
import { failingBlock } from "../../../test/sample-block.ts";
import { start, useTestScheduling } from "../../../test/use-test-scheduling.ts";
import { memberships } from "../../accounts/membership.table.ts";
import { publishScheduledJob } from "./publish-scheduled.job.ts";

const {
  state,
  query,
  save,
  publish,
  schedule,
  list,
  published,
  shown,
  passTo,
  sell,
  readEmails,
  listDeeds,
  inHours,
} = useTestScheduling();

test("what was picked goes out at its minute, as it was when it was scheduled", async () => {
  await save("a Новый", "b Новый", "c");
  const made = await schedule(2, { main: ["a"] });
  expect(made).toMatchObject({
    publish_at: inHours(2),
    scheduled_by: "owner",
    parts: { main: [{ id: "a", change: "changed" }], tour: [], site: false },
    failure: null,
  });
  await save("a Новейший", "b Новый", "c");
  await passTo(1.9);
  expect(await shown(), "before its time").toEqual(["a Прежний", "b Прежний", "c Прежний"]);
  expect(await list()).toEqual([made]);
  await passTo(2);
  expect(await shown()).toEqual(["a Новый", "b Прежний", "c Прежний"]);
  expect(await list()).toEqual([]);
  const versions = await state.app.call(
    "pageVersions",
    { query: { ...query(), type: "main" } },
    state.organizer.editor,
  );
  expect(versions.data[0]).toMatchObject({ version: 2, published_by: "owner", is_current: true });
  expect(await listDeeds()).toEqual([
    "site_published as scheduled",
    "publication_scheduled",
    "site_published",
  ]);
  expect(await readEmails()).toEqual([]);
});

test("without a choice all that differs goes out, and an overdue one at once after days of being down", async () => {
  await save("a Новый", "x", "c");
  const { parts } = await schedule(2);
  expect(parts.main.map(({ id, change }) => `${id} ${change}`)).toEqual([
    "a changed",
    "x added",
    "b removed",
  ]);
  await passTo(100);
  expect(await shown()).toEqual(["a Новый", "x Прежний", "c Прежний"]);
});

test("the first publication opens the whole site at its time", async () => {
  state.organizer = await createOrganizer(state.app, "Вторые");
  await state.app.call(
    "attachSite",
    { body: { organizer_id: state.organizer.id } },
    state.organizer.owner,
  );
  await save("a", "b");
  await schedule(2, { main: ["a"] });
  await passTo(1);
  expect(
    (await state.app.call("getPublishedSite", { query: query() }, state.organizer.editor)).data,
  ).toBe(null);
  await passTo(2);
  expect(await shown()).toEqual(["a Прежний", "b Прежний"]);
});

test("what others publish meanwhile stays; what it has newer of the same block keeps the frozen one back", async () => {
  await save("a Новый", "b", "c");
  await schedule(2);
  await save("a Новейший", "b Новый", "c");
  await publish({ main: ["b"] });
  await schedule(3, { main: ["a"] });
  await publish();
  await passTo(2);
  expect(await shown()).toEqual(["a Новейший", "b Новый", "c Прежний"]);
  const [failed] = await list();
  expect(failed).toMatchObject({
    failure: { at: inHours(2), message: expect.stringMatching(/более новое: «.+»/) },
  });
  await passTo(3);
  expect(await list(), "the same text is on the site already").toHaveLength(1);
});

test("two that wait go out in the order in which they were written, whatever the order of their times", async () => {
  await save("a Первый", "b", "c");
  await schedule(2);
  await save("a Второй", "b", "c");
  await schedule(4);
  await passTo(2);
  expect(await shown()).toContain("a Первый");
  await passTo(4);
  expect(await shown(), "written later").toContain("a Второй");
  await save("a Третий", "b", "c");
  await schedule(8);
  await passTo(5);
  await save("a Четвёртый", "b", "c");
  await schedule(6);
  await passTo(6);
  await passTo(8);
  expect(await shown(), "the later time has older words").toContain("a Четвёртый");
  expect(await list()).toHaveLength(1);
});

test("preset and documents wait as they were, and a document's number follows what was published since", async () => {
  const write = (html: string) =>
    state.app.call(
      "updateDocument",
      { query: { ...query(), type: "agreement" }, body: { fields: { html, is_displayed: true } } },
      state.organizer.owner,
    );
  const preset = (preset_type: string) =>
    state.app.call(
      "changePreset",
      { query: query(), body: { preset_type } },
      state.organizer.owner,
    );
  await write("<p>Первый</p>");
  await schedule(2, { site: true });
  await write("<p>Второй</p>");
  await preset("volcano");
  state.time = addHours(start, 1);
  await schedule(3, { site: true });
  await passTo(2);
  await passTo(3);
  const { documents, site } = await published();
  const agreement = documents.find(({ type }) => type === "agreement");
  expect([agreement!.html, site.preset_type]).toEqual(["<p>Второй</p>", "volcano"]);
  const versions = await state.app.call(
    "documentVersions",
    { query: { ...query(), type: "agreement" } },
    state.organizer.owner,
  );
  expect(versions.data.map(({ version }) => version)).toEqual([2, 1]);
  await preset("north");
  await schedule(5, { site: true });
  await preset("city");
  await publish();
  await passTo(5);
  expect((await published()).site.preset_type).toBe("city");
  expect((await list())[0]!.failure!.message).toContain("«Оформление и сведения»");
});

test("what can't be published can't be scheduled; what can't any more does not go out, and the owner is told why", async () => {
  await save(failingBlock({ id: "a" }), "b", "c");
  await expect(schedule(2)).rejects.toMatchObject({
    status: 422,
    validation: { a: [expect.any(String)] },
  });
  await save("a Новый", "b", "c");
  await schedule(2);
  await sell();
  await passTo(2);
  expect(await shown()).toContain("a Прежний");
  const reason = (await list())[0]!.failure!.message;
  expect(reason).toContain("Пользовательское соглашение");
  const [email, ...others] = await readEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: ownerEmail(state.organizer.id) });
  expect(email!.subject).toContain("Публикация не вышла");
  for (const words of [reason, "Главный экран", "owner", `/${state.organizer.id}/versions`]) {
    expect(email!.text).toContain(words);
  }
  await passTo(50);
  expect(await shown(), "it is not tried again").toContain("a Прежний");
  expect(await readEmails()).toEqual([]);
});

test("whoever may not publish any more publishes nothing", async () => {
  const { data: account } = await state.app.call("getAccount", {}, state.organizer.owner);
  await save("a Новый", "b", "c");
  await schedule(2);
  const isTheirs = eq(memberships.userId, account.id);
  await state.app.db.update(memberships).set({ role: "editor" }).where(isTheirs);
  await passTo(2);
  const [failed] = await list();
  expect(failed!.failure!.message).toContain("больше не может публиковать");
  await state.app.db.update(memberships).set({ role: "owner" }).where(isTheirs);
  expect(await shown()).toContain("a Прежний");
  const body = { id: failed!.id, publish_at: inHours(4) };
  await state.app.call("movePublication", { query: query(), body }, state.organizer.owner);
  await passTo(4);
  expect(await shown()).toContain("a Новый");
});

test("done by two workers it goes out once", async () => {
  await save("a Новый", "b", "c");
  const { id } = await schedule(2);
  state.time = addHours(start, 3);
  const run = () =>
    publishScheduledJob.run({ scheduled_id: id }, state.app.services, new AbortController().signal);
  await Promise.all([run(), run()]);
  expect((await published()).version).toBe(2);
});

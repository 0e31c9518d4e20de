import { ApiError } from "@tour/api";
import type { EditedTour, TourChanges, TourInput } from "@tour/api";
import { describeFailure } from "@tour/office/failure-words";
import { createForm } from "@tour/validation";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTourAutosave } from "./tour-autosave.ts";
import type { KeptEdits } from "./tour-backup.ts";

const fields = {
  title: "Алтай",
  subtitle: "",
  group_size_from: 4,
  group_size_to: 10,
  program: [],
} as unknown as TourInput;

const refusal = (status: number, body: object = {}) =>
  new ApiError({ status, url: "/crm/api/tour/update", body });

/** A form and a server that answers each save as it is told; by default it keeps what is sent. */
function open(kept: KeptEdits | null = null) {
  const form = createForm<TourInput>({ initialValues: fields });
  form.register("title");
  form.register("group_size_to");
  const sent: { changes: TourChanges; version: number }[] = [];
  const answers: (ApiError | undefined)[] = [];
  let backup = kept;
  const autosave = createTourAutosave({
    form,
    tour: { fields, version: 7 },
    isSound: (key, value) => key !== "title" || value !== "",
    backup: {
      read: () => backup,
      write: (edits) => (backup = edits),
      clear: () => (backup = null),
    },
    save: async (changes, version) => {
      sent.push({ changes, version });
      const error = answers.shift();
      if (error) throw error;
      return { version: version + 1, fields: { ...fields, ...changes } } as EditedTour;
    },
  });
  autosave.start();
  return {
    form,
    autosave,
    sent,
    answers,
    backup: () => backup,
    state: () => autosave.store.getState(),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const quiet = () => vi.advanceTimersByTimeAsync(800);

it("sends only what was changed, once it is quiet, and counts the versions on", async () => {
  const { form, sent, state, backup } = open();
  form.setValue("title", "Ал");
  form.setValue("title", "Алтай в мае");
  expect([state().kind, sent, backup()?.changes]).toEqual([
    "waiting",
    [],
    { title: "Алтай в мае" },
  ]);
  await quiet();
  form.setValue("subtitle", "Три перевала");
  await quiet();
  expect(sent).toEqual([
    { changes: { title: "Алтай в мае" }, version: 7 },
    { changes: { subtitle: "Три перевала" }, version: 8 },
  ]);
  expect([state().kind, backup()]).toEqual(["saved", null]);
});

it("keeps back what the server would refuse, saves the rest, and keeps both in the browser", async () => {
  const { form, sent, state, backup } = open();
  form.setValue("title", "");
  form.setValue("subtitle", "Три перевала");
  await quiet();
  expect(sent).toEqual([{ changes: { subtitle: "Три перевала" }, version: 7 }]);
  expect(state()).toEqual({ kind: "held", keys: ["title"], message: null });
  expect(backup()).toEqual({ version: 8, changes: { title: "" } });
  form.setValue("title", "Снова есть");
  await quiet();
  expect([sent.at(-1), state().kind]).toEqual([
    { changes: { title: "Снова есть" }, version: 8 },
    "saved",
  ]);
});

it("puts what the server refuses at its field and saves the others without it", async () => {
  const { form, sent, state, answers } = open();
  answers.push(refusal(422, { message: "Нет", validation: { group_size_to: ["Меньше"] } }));
  form.setValue("group_size_to", 2);
  form.setValue("subtitle", "Три перевала");
  await quiet();
  expect(sent.map(({ changes }) => Object.keys(changes))).toEqual([
    ["subtitle", "group_size_to"],
    ["subtitle"],
  ]);
  expect(form.getState().errors).toEqual({ group_size_to: "Меньше" });
  expect(state()).toEqual({ kind: "held", keys: ["group_size_to"], message: "Нет" });
});

it("forgets a refusal that was mended in another field", async () => {
  const { form, answers, state } = open();
  answers.push(refusal(422, { validation: { group_size_to: ["Меньше"] } }));
  form.setValue("group_size_from", 20);
  await quiet();
  expect(form.getState().errors).toEqual({ group_size_to: "Меньше" });
  form.setValue("group_size_from", 5);
  await quiet();
  expect([form.getState().errors, state().kind]).toEqual([{}, "saved"]);
});

it("tries again by itself while the server is away, and loses nothing", async () => {
  const { form, answers, state, sent } = open();
  answers.push(refusal(503), refusal(503));
  form.setValue("title", "Алтай в мае");
  await quiet();
  expect(state().kind).toBe("retrying");
  await vi.advanceTimersByTimeAsync(6000);
  expect([state().kind, sent.length, form.getValues().title]).toEqual(["saved", 3, "Алтай в мае"]);
});

it("tells a refusal without words of the server in Russian", async () => {
  const { form, answers, state } = open();
  const error = new ApiError({ status: 413, statusText: "Payload Too Large", url: "/" });
  answers.push(error);
  form.setValue("title", "Алтай в мае");
  await quiet();
  expect(state()).toEqual({ kind: "refused", status: 413, message: describeFailure(error) });
});

const theirs = {
  version: 12,
  fields: { ...fields, title: "Чужое", subtitle: "Чужой подзаголовок" },
} as EditedTour;

it("never saves over a newer tour by itself, whatever is typed on", async () => {
  const { form, answers, state, sent } = open();
  answers.push(refusal(409, { data: theirs }));
  form.setValue("title", "Моё");
  await quiet();
  form.setValue("title", "Моё и дальше");
  await quiet();
  expect([state().kind, sent.length, form.getValues().title]).toEqual([
    "conflict",
    1,
    "Моё и дальше",
  ]);
});

it("after a conflict mine go over theirs, and the fields that I left alone are theirs", async () => {
  const { form, answers, autosave, sent } = open();
  answers.push(refusal(409, { data: theirs }));
  form.setValue("title", "Моё");
  await quiet();
  await autosave.keepMine();
  expect(sent.at(-1)).toEqual({ changes: { title: "Моё" }, version: 12 });
  expect(form.getValues()).toMatchObject({ title: "Моё", subtitle: "Чужой подзаголовок" });
});

it("after a conflict theirs take the place of mine, and nothing is sent", async () => {
  const { form, answers, autosave, sent, state, backup } = open();
  answers.push(refusal(409, { data: theirs }));
  form.setValue("title", "Моё");
  await quiet();
  autosave.takeTheirs();
  await quiet();
  expect([form.getValues().title, sent.length, state().kind, backup()]).toEqual([
    "Чужое",
    1,
    "saved",
    null,
  ]);
});

it("goes on with what an earlier window left in the browser, from the version that it began from", async () => {
  const { sent, form } = open({ version: 5, changes: { title: "Недописанное" } });
  expect(form.getValues().title).toBe("Недописанное");
  await quiet();
  expect(sent).toEqual([{ changes: { title: "Недописанное" }, version: 5 }]);
});

it("meets no conflict with edits of an earlier window that the server has already", async () => {
  const { sent, form, backup } = open({ version: 6, changes: { title: fields.title } });
  expect(backup()).toBe(null);
  form.setValue("title", "Дальше");
  await quiet();
  expect(sent).toEqual([{ changes: { title: "Дальше" }, version: 7 }]);
});

it("has nothing to save once everything is typed back as it was", async () => {
  const { form, sent, state, backup } = open();
  form.setValue("title", "");
  await quiet();
  expect(state().kind).toBe("held");
  form.setValue("title", fields.title);
  await quiet();
  expect([state().kind, sent, backup()]).toEqual(["saved", [], null]);
});

it("saves at once what is left in the last moment, and then asks no more", async () => {
  const { form, autosave, sent, answers } = open();
  answers.push(refusal(503));
  form.setValue("title", "Последнее");
  const saving = autosave.flush();
  autosave.stop();
  await saving;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.length).toBe(1);
});

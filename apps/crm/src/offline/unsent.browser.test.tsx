import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient } from "@tanstack/react-query";
import type { Tourist } from "@tour/api";
import { forgetKept } from "@tour/office/kept";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mount } from "../shell/mount.tsx";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { sendUnsent } from "./send-unsent.ts";
import { UnsentEntry } from "./unsent-entry.tsx";
import { UnsentNotes } from "./unsent-notes.tsx";
import { keepTourist } from "./unsent-tourist.ts";
import { keepUnsent, openUnsent, unsentStore } from "./unsent.ts";
import type { TouristFields, UnsentTourist } from "./unsent.ts";

const fields: TouristFields = {
  ...{ last_name: "Серова", first_name: "Анна", middle_name: "", birthday: null },
  ...{ phone: "", email: "", food_restriction: "", can_edit: true },
};
const tourist = { id: 5, position: 1, full_name: "Серова Анна", ...fields } as unknown as Tourist;

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** A server that answers so; the list is what it was asked. No answer: the line breaks after it heard. */
function serve(answer: (call: Asked) => [status: number, body: object] | null): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const sent = await request.text();
    const call = { path: new URL(request.url).pathname, body: sent ? JSON.parse(sent) : {} };
    asked.push(call);
    const answered = answer(call);
    if (!answered) throw new TypeError("Failed to fetch");
    return Response.json(answered[1], { status: answered[0] });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const keepNote = (text: string, at: number) =>
  keepUnsent({
    kind: "note",
    ...{ id: crypto.randomUUID(), organizerId: 1, requestId: 7, text, at },
  });
const send = () => sendUnsent(new QueryClient());
const left = () => unsentStore.getState().entries;
const done: [number, object] = [200, { data: { tasks: [], notes: [], people: [] } }];

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await forgetKept();
  await openUnsent("manager");
});

test("notes are sent in the order in which they were written, each once under its own key", async () => {
  await keepNote("Вторая", 2);
  await keepNote("Первая", 1);
  const keys = left().map(({ id }) => id);
  // The server wrote the first one, and its answer was lost on the way.
  serve(() => null);
  await send();
  expect(left()).toHaveLength(2);
  const asked = serve(() => done);
  await Promise.all([send(), send()]);
  expect(asked.map(({ body }) => [body["text"], body["key"]])).toEqual([
    ["Первая", keys[0]],
    ["Вторая", keys[1]],
  ]);
  expect(left()).toEqual([]);
});

test("what waits is read again in another window, by its author alone", async () => {
  await keepNote("Моя", 1);
  await openUnsent("another");
  expect(left()).toEqual([]);
  await openUnsent("manager");
  expect(left()).toMatchObject([{ text: "Моя" }]);
});

test("a refused note stays with the reason, others are sent, and it is tried again by a press", async () => {
  await keepNote("В закрытую заявку", 1);
  await keepNote("В открытую", 2);
  serve(({ body }) =>
    body["text"] === "В открытую"
      ? done
      : [404, { message: "Такой заявки нет", error: "not_found", validation: {} }],
  );
  mount(<UnsentNotes requestId={7} />);
  await send();
  await expect.element(page.getByText(texts.refused("Такой заявки нет"))).toBeVisible();
  await expect.element(page.getByText("В закрытую заявку")).toBeVisible();
  expect(page.getByText("В открытую").query()).toBeNull();
  const asked = serve(() => done);
  await send();
  expect(asked, "not by itself").toEqual([]);
  await userEvent.click(page.getByRole("button", { name: texts.again }));
  await expect.poll(left).toEqual([]);
});

test("a server in trouble is tried later, and nothing after it is sent before", async () => {
  await keepNote("Первая", 1);
  await keepNote("Вторая", 2);
  const asked = serve(() => [503, { message: "Сервер перегружен" }]);
  await send();
  expect(asked).toHaveLength(1);
  expect(left()).toMatchObject([{ refusal: null }, { refusal: null }]);
});

test("a note is not sent after a press, and comes back by another", async () => {
  await keepNote("Передумал", 1);
  mount(<UnsentNotes requestId={7} />);
  await userEvent.click(page.getByRole("button", { name: texts.remove }));
  await expect.poll(left).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: texts.takeBack }));
  await expect.element(page.getByText("Передумал")).toBeVisible();
});

const write = (typed: Partial<TouristFields>) =>
  keepTourist(
    { organizerId: 1, requestId: 7, tourist, name: "Серова Анна" },
    {
      ...fields,
      ...left()
        .flatMap((one) => ("typed" in one ? one.typed : []))
        .at(0),
      ...typed,
    },
  );
/** The request as others left it meanwhile. */
const serveTourist = (now: Partial<TouristFields>) =>
  serve(({ path }) => [
    200,
    { data: path.endsWith("/get") ? { tourists: [{ ...tourist, ...now }] } : [] },
  ]);
const written = (asked: Asked[]) =>
  asked.filter(({ path }) => path.endsWith("/update-tourists")).map(({ body }) => body["tourists"]);

test("of a tourist only what was changed is sent, as one change", async () => {
  await write({ food_restriction: "Без орехов" });
  await write({ email: "anna@example.com" });
  expect(left()).toHaveLength(1);
  const asked = serveTourist({ phone: "+79160000001" });
  await send();
  expect(written(asked)).toEqual([
    [{ id: 5, email: "anna@example.com", food_restriction: "Без орехов" }],
  ]);
  expect(left()).toEqual([]);
});

test("what somebody else wrote in the same field is shown, and overwritten only by choice", async () => {
  await write({ food_restriction: "Без орехов" });
  const asked = serveTourist({ food_restriction: "Без молока" });
  await send();
  expect(written(asked)).toEqual([]);
  mount(<UnsentEntry entry={left()[0] as UnsentTourist} />);
  await expect.element(page.getByText(texts.clash)).toBeVisible();
  await expect.element(page.getByText(/Без молока/)).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: texts.keepMine }));
  await expect.poll(() => written(asked)).toEqual([[{ id: 5, food_restriction: "Без орехов" }]]);
  await expect.poll(left).toEqual([]);
});

test("what somebody else wrote stays where one chooses it", async () => {
  await write({ food_restriction: "Без орехов" });
  const asked = serveTourist({ food_restriction: "Без молока" });
  await send();
  mount(<UnsentEntry entry={left()[0] as UnsentTourist} />);
  await userEvent.click(page.getByRole("button", { name: texts.takeTheirs }));
  await expect.poll(left).toEqual([]);
  expect(written(asked)).toEqual([]);
});

test("what the server says of a tourist's field is kept for the form", async () => {
  await write({ email: "anna@example.test" });
  const validation = { "tourists.0.email": ["Такой почты нет"] };
  serve(({ path }) =>
    path.endsWith("/get")
      ? [200, { data: { tourists: [tourist] } }]
      : [400, { message: "Проверьте", error: "bad_request", validation }],
  );
  await send();
  expect(left()).toMatchObject([
    {
      refusal: "Такой почты нет",
      told: { email: ["Такой почты нет"] },
      typed: { email: "anna@example.test" },
    },
  ]);
});

/** A browser whose storage refuses, as when the disk is full. */
function breakStorage(): () => void {
  const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
    throw new DOMException("The disk is full", "QuotaExceededError");
  });
  const mend = () => broken.mockRestore();
  onTestFinished(mend);
  return mend;
}

test("a browser that gives nothing back is told of and logged, and what waits goes once it does", async () => {
  await keepNote("Ждёт", 1);
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const asked = serve(() => done);
  mount(<OfflineBar />);
  const mend = breakStorage();
  await openUnsent("manager");
  await send();
  await expect.element(page.getByRole("alert").getByText(texts.storage)).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.any(String), expect.any(DOMException));
  expect(asked).toEqual([]);
  mend();
  await send();
  await expect.poll(() => asked.length).toBe(1);
  expect(page.getByText(texts.storage).query(), "control: it is said while it is so").toBeNull();
});

import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import type { RequestTasks } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { findAnswer, forgetKept } from "@tour/office/kept";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { keepAnswers } from "./keep-answers.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { shownKept } from "./shown-kept.ts";

const account = { id: "guide", name: "Айдар", organizers: [], impersonation: null };
const tasks = (text: string): RequestTasks => ({
  ...{ tasks: [], people: [] },
  notes: [{ id: 1, text, by: null, at: "2026-11-25T09:40:00.000Z" }],
});
const tasksOf = queryOptions({
  queryKey: ["request", 7, "tasks"],
  queryFn: () => client.listRequestTasks({ query: { id: 7 } }).then(({ data }) => data),
});
const name = JSON.stringify(tasksOf.queryKey);

/** A server that answers by paths; none where there is no network. */
function serve(answers: Record<string, object> | null): void {
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!answers) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(new Request(input, init).url);
    const data = answers[pathname];
    return Response.json(data ? { data } : { message: "Нет" }, { status: data ? 200 : 403 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
const online = (text: string, who: object = account) =>
  serve({ "/auth/account": who, "/crm/api/request/tasks": tasks(text) });

/** A page that is opened: nothing is in its memory. */
async function open(options: Parameters<typeof keepAnswers>[1] = {}) {
  shownKept.setState(new Map(), true);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const readAnew = keepAnswers(queryClient, options);
  await queryClient.fetchQuery(builderQueries.account(client));
  return { queryClient, readAnew };
}

function show(queryClient: QueryClient): void {
  const Note = () => <p>{useQuery(tasksOf).data?.notes[0]?.text}</p>;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <QueryClientProvider client={queryClient}>
      <OfflineBar />
      <Note />
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  await forgetKept();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** Reads with a network what is looked for without one afterwards. */
async function readOnce(text: string): Promise<void> {
  online(text);
  const { queryClient } = await open();
  await queryClient.fetchQuery(tasksOf);
  await expect.poll(() => findAnswer(name)).not.toBeNull();
}

test("what was read is shown without a network, with its hour, and read anew when one is back", async () => {
  await readOnce("Ночует у реки");
  serve(null);
  const { queryClient, readAnew } = await open();
  show(queryClient);
  await expect.element(page.getByText("Ночует у реки")).toBeVisible();
  await expect.element(page.getByText(/^Без сети · данные от \d\d:\d\d$/)).toBeVisible();
  online("Ночует в лагере");
  readAnew();
  await expect.element(page.getByText("Ночует в лагере")).toBeVisible();
  await expect.poll(() => page.getByText(/данные от/).query()).toBeNull();
});

test("a server that is slow is not waited for, and its answer is taken when it comes", async () => {
  await readOnce("Ночует у реки");
  online("Ночует в лагере");
  const { queryClient } = await open({ patience: 50 });
  const quick = globalThis.fetch;
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal("fetch", (...given: Parameters<typeof fetch>) => slow.then(() => quick(...given)));
  show(queryClient);
  await expect.element(page.getByText(/^Связь слабая · данные от/)).toBeVisible();
  await expect.element(page.getByText("Ночует у реки")).toBeVisible();
  answer();
  await expect.element(page.getByText("Ночует в лагере")).toBeVisible();
});

// ASVS 14.3.1
test("another account is shown nothing of it, and it is erased", async () => {
  await readOnce("Ночует у реки");
  online("", { ...account, id: "another" });
  const { queryClient } = await open();
  serve(null);
  await expect(queryClient.fetchQuery(tasksOf)).rejects.toThrow();
  await expect.poll(() => findAnswer(name)).toBeNull();
});

test("who visits an office for its owner leaves nothing on the device", async () => {
  online("Ночует у реки", { ...account, impersonation: { organizer_id: 1 } });
  const { queryClient } = await open();
  await queryClient.fetchQuery(tasksOf);
  serve(null);
  const { queryClient: next } = await open().catch(() => ({ queryClient }));
  expect(next, "control: without an account nobody is signed in").toBe(queryClient);
  expect(await findAnswer(name)).toBeNull();
});

test("what the server closed is kept no more", async () => {
  await readOnce("Ночует у реки");
  serve({ "/auth/account": account });
  const { queryClient } = await open();
  await expect(queryClient.fetchQuery(tasksOf)).rejects.toThrow("Нет");
  await expect.poll(() => findAnswer(name)).toBeNull();
});

test("what is a week old is shown no more", async () => {
  await readOnce("Ночует у реки");
  const day = 24 * 3_600_000;
  expect(await findAnswer(name, Date.now() + 6.9 * day)).not.toBeNull();
  expect(await findAnswer(name, Date.now() + 7.1 * day)).toBeNull();
});

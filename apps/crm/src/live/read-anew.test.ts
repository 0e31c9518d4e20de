import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { readAnew, whenSaved } from "./read-anew.ts";

const keys = [
  ["organizer", 1, "requests", "list", {}],
  ["organizer", 1, "departures", "one", 5],
  ["organizer", 1, "my-departures"],
  ["organizer", 1, "all-tours"],
  ["organizer", 1, "edited-tour", 6],
  ["organizer", 1, "questions", {}],
  ["organizer", 1, "home"],
  ["organizer", 1, "message-templates"],
  ["organizer", 2, "requests", "list", {}],
  ["request", 7],
  ["request", 7, "tasks"],
  ["request", 8],
  ["chat", 3],
  ["question", 4],
  ["account"],
];

async function listStale(change: Parameters<typeof readAnew>[2]): Promise<string[]> {
  const queryClient = new QueryClient();
  for (const key of keys) queryClient.setQueryData(key, {});
  await readAnew(queryClient, 1, change);
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey.slice(0, 3).join(" "));
}
const after = (
  kind: "request" | "message" | "task" | "question" | "departure" | "tour",
  id: number,
) => listStale({ changes: [{ kind, id }], is_outdated: false });

test("what a change is about is read anew, and nothing else", async () => {
  const ofRequest = ["request 7", "request 7 tasks", "chat 3"];
  expect(await after("task", 7)).toEqual([
    ...["organizer 1 requests", "organizer 1 home"],
    ...ofRequest,
  ]);
  expect(await after("request", 7)).toEqual([
    ...["organizer 1 requests", "organizer 1 departures", "organizer 1 home"],
    ...ofRequest,
  ]);
  expect(await after("question", 4)).toEqual([
    ...["organizer 1 questions", "organizer 1 home", "question 4"],
  ]);
  expect(await after("departure", 5)).toEqual([
    ...["organizer 1 departures", "organizer 1 my-departures", "organizer 1 all-tours"],
    "organizer 1 home",
  ]);
  expect(await after("tour", 6)).toEqual([
    ...["organizer 1 departures", "organizer 1 all-tours", "organizer 1 home"],
  ]);
  expect(await listStale({ changes: [], is_outdated: false })).toEqual([]);
});

test("where nobody knows what changed, everything of offices is read anew", async () => {
  const stale = await listStale({ changes: [], is_outdated: true });
  expect(stale).toHaveLength(keys.length - 1);
  expect(stale).not.toContain("account");
});

test("what could not be read is a failure, so that it is asked for again", async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn(() => Promise.reject(new Error("no network")));
  const observer = new QueryObserver(queryClient, { queryKey: ["request", 7], queryFn });
  const leave = observer.subscribe(() => {});
  const change = { changes: [{ kind: "request" as const, id: 7 }], is_outdated: false };
  await expect(readAnew(queryClient, 1, change)).rejects.toThrow("no network");
  leave();
});

test("nothing is read over what is being saved", async () => {
  const queryClient = new QueryClient();
  await whenSaved(queryClient);
  let save = () => {};
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise<void>((resolve) => (save = resolve)),
  });
  const saving = mutation.execute(undefined);
  let isFree = false;
  const waiting = whenSaved(queryClient).then(() => (isFree = true));
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1));
  expect(isFree).toBe(false);
  save();
  await saving;
  await waiting;
  expect(isFree).toBe(true);
  const never = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => new Promise(() => {}),
  });
  void never.execute(undefined);
  await whenSaved(queryClient, 10);
});

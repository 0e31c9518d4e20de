import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerFile } from "./answer-file.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const kept = new Response("kept");
const fresh = new Response("fresh");
const gone = new Response("", { status: 404 });
const later = (ms: number, found: Response | undefined) => () =>
  new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(found), ms));
const broken = () => Promise.reject(new DOMException("The store is full"));
const answer = (response: Response) => () => Promise.resolve(response);
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test("a kept file is answered without the server", async () => {
  const ask = vi.fn<() => Promise<Response>>();
  expect(await answerFile(Promise.resolve(kept), ask)).toBe(kept);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ["is not kept, the server's", later(0, undefined), answer(fresh), fresh],
  ["is looked for too long, the server's", later(60_000, kept), answer(fresh), fresh],
  ["the server has no more, the kept one once it is found", later(5000, kept), answer(gone), kept],
  ["the server is not there for, the kept one once it is found", later(5000, kept), offline, kept],
  ["nobody has, the server's answer", later(5000, undefined), answer(gone), gone],
  ["can't be looked for, the server's", broken, answer(fresh), fresh],
])("of a file that %s", async (_, find, ask, expected) => {
  const answered = answerFile(find(), ask);
  await vi.runAllTimersAsync();
  expect(await answered).toBe(expected);
});

test("without a kept file and a server it fails as any request does", async () => {
  await expect(answerFile(Promise.resolve(undefined), offline)).rejects.toThrow("Failed to fetch");
});

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { askAnyOf } from "./ask-any-of.ts";

interface Host {
  origin: string;
  /** How it behaves: answers, says nothing, or says that it does not serve. */
  is: "serving" | "hanging" | "stopping";
  asked: string[];
  close: () => void;
}

async function startHost(name: string): Promise<Host> {
  const server = createServer(({ method, url = "" }, response) => {
    if (url !== "/health/serving") host.asked.push(`${method} ${url}`);
    if (host.is === "hanging") return;
    response.writeHead(host.is === "serving" ? 200 : 503).end(name);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const host: Host = { origin: "", is: "serving", asked: [], close };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

let [a, b] = [] as unknown as [Host, Host];
let ask: typeof fetch;
const options = { patienceMs: 100, pauseMs: 50 };

beforeEach(async () => {
  [a, b] = [await startHost("a"), await startHost("b")];
  ask = askAnyOf([a.origin, b.origin], options);
});
afterEach(() => {
  a.close();
  b.close();
});

const read = async (path = "/spa/tours") => (await ask(new URL(path, a.origin))).text();
const readMany = (count: number) => Promise.all(Array.from({ length: count }, () => read()));
const post = (body: BodyInit) =>
  ask(new URL("/spa/request", a.origin), { method: "POST", body, duplex: "half" } as RequestInit);

test("they are asked in turn", async () => {
  for (let time = 0; time < 6; time += 1) await read();
  expect([a.asked.length, b.asked.length]).toEqual([3, 3]);
});

test("one that hangs costs nobody an answer, is left out, and asked again once it serves", async () => {
  a.is = "hanging";
  expect(new Set(await readMany(10))).toEqual(new Set(["b"]));
  const before = a.asked.length;
  await readMany(10);
  expect(a.asked).toHaveLength(before);
  a.is = "serving";
  await expect.poll(() => readMany(4)).toContain("a");
});

test("asked in turn alone, half of them would wait (control)", async () => {
  a.is = "hanging";
  const answers = [a, b, a, b].map(async ({ origin }) => (await fetch(origin)).text());
  const late = wait(1_000, "nothing");
  const first = await Promise.all(answers.map((one) => Promise.race([one, late])));
  expect(first).toEqual(["nothing", "b", "nothing", "b"]);
  a.close();
  await Promise.allSettled(answers);
});

test("one that does not serve is passed over; where none does, its own answer comes", async () => {
  a.is = "stopping";
  expect(new Set(await readMany(6))).toEqual(new Set(["b"]));
  b.is = "stopping";
  expect((await ask(new URL("/spa/tours", a.origin))).status).toBe(503);
});

test("one that is away is passed over, for what changes something, too", async () => {
  a.close();
  expect(new Set(await readMany(4))).toEqual(new Set(["b"]));
  ask = askAnyOf([a.origin, b.origin], options);
  const answers = [await post("seats=2"), await post("seats=2")];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["b", "b"]);
});

test("what changes something is never asked twice of those who heard it", async () => {
  a.is = "hanging";
  const asked = [post("seats=2"), post("seats=2")];
  await wait(4 * options.patienceMs);
  expect([a.asked.length, b.asked.length]).toEqual([1, 1]);
  a.close();
  await Promise.allSettled(asked);
});

test("what is posted only to be answered is asked again as what is read is", async () => {
  ask = askAnyOf([a.origin, b.origin], { ...options, isRead: () => true });
  a.is = "hanging";
  const answers = [await post("q=1"), await post("q=2")];
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["b", "b"]);
});

test("whoever leaves ends the request", async () => {
  a.is = b.is = "hanging";
  const leaving = new AbortController();
  const answer = ask(new URL("/spa/tours", a.origin), { signal: leaving.signal });
  leaving.abort(new Error("gone"));
  await expect(answer).rejects.toThrow("gone");
});

test("slow hosts are not asked everything twice", async () => {
  a.is = b.is = "hanging";
  const leaving = new AbortController();
  const asked = Array.from({ length: 100 }, () =>
    ask(new URL("/spa/tours", a.origin), { signal: leaving.signal }),
  );
  await wait(4 * options.patienceMs);
  expect(a.asked.length + b.asked.length).toBeLessThan(135);
  leaving.abort();
  await Promise.allSettled(asked);
});

test("of one alone it is the usual fetch", () => {
  expect(askAnyOf([a.origin])).toBe(fetch);
});

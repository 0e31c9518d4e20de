import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { SingleFlight } from "./single-flight.ts";

/** A source whose readings end when they are told to, each with what was there as it began. */
function source() {
  const begun: { value: number; end: (error?: Error) => void }[] = [];
  const state = { value: 0, begun };
  const begin = () =>
    new Promise<number>((resolve, reject) => {
      const { value } = state;
      begun.push({ value, end: (error) => (error ? reject(error) : resolve(value)) });
    });
  return { state, begin };
}

test("callers during a running read share the next one, which starts after all of them", async () => {
  const { state, begin } = source();
  const shared = new SingleFlight<string, number>();
  const first = shared.read("a", begin);
  state.value = 1;
  const others = [1, 2, 3].map(() => shared.read("a", begin));
  expect(state.begun).toHaveLength(1);
  state.begun[0]!.end();
  expect(await first).toBe(0);
  await expect.poll(() => state.begun.length).toBe(2);
  state.value = 2;
  state.begun[1]!.end();
  expect(await Promise.all(others)).toEqual([1, 1, 1]);
  expect(state.begun).toHaveLength(2);
});

test("other keys do not wait, and a finished read is not shared", async () => {
  const { state, begin } = source();
  const shared = new SingleFlight<string, number>();
  const a = shared.read("a", begin);
  const b = shared.read("b", begin);
  expect(state.begun).toHaveLength(2);
  for (const { end } of state.begun) end();
  expect(await Promise.all([a, b])).toEqual([0, 0]);
  state.value = 5;
  const later = shared.read("a", begin);
  state.begun[2]!.end();
  expect(await later).toBe(5);
});

test("a failure affects that read alone: callers waiting for the next one get its result", async () => {
  const { state, begin } = source();
  const shared = new SingleFlight<string, number>();
  const first = shared.read("a", begin);
  const second = shared.read("a", begin);
  state.begun[0]!.end(new Error("The connection broke"));
  await expect(first).rejects.toThrow("The connection broke");
  await turn();
  state.begun[1]!.end();
  expect(await second).toBe(0);
});

import { expect, test } from "vitest";
import { createKeyedQueue } from "./keyed-queue.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("jobs with one key run one after another, even after a failed one", async () => {
  const queue = createKeyedQueue(5);
  const log: string[] = [];
  const job = (name: string, ms: number) => async () => {
    log.push(`${name} begins`);
    await wait(ms);
    log.push(`${name} ends`);
    if (name === "a") throw new Error("a failed");
  };
  const first = queue.run("key", job("a", 10));
  const second = queue.run("key", job("b", 1));
  await expect(first).rejects.toThrow("a failed");
  await second;
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

// ASVS 15.2.2
test("never more jobs run at once than allowed", async () => {
  const queue = createKeyedQueue(2);
  let running = 0;
  let maxRunning = 0;
  const job = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await wait(2);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, (_, index) => queue.run(String(index), job)));
  expect(maxRunning).toBe(2);
});

test("idle waits for all started jobs", async () => {
  const queue = createKeyedQueue(1);
  let done = 0;
  for (const key of ["a", "a", "b"]) {
    void queue.run(key, async () => {
      await wait(2);
      done += 1;
    });
  }
  await queue.idle();
  expect(done).toBe(3);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitFor, watch } from "./watch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makePage = () => Object.assign(new EventTarget(), { hidden: false }) as unknown as Document;

test("one looks every three seconds, seldom where nobody sees it, and ever later after failures", () => {
  const shown = [0, 1, 2, 9].map((failures) => waitFor({ isHidden: false, failures }));
  expect(shown).toEqual([3000, 6000, 12_000, 120_000]);
  expect(waitFor({ isHidden: true, failures: 0 })).toBe(30_000);
  const told = [0, 1].map((failures) => waitFor({ isHidden: false, isTold: true, failures }));
  expect(told).toEqual([10_000, 6000]);
});

test("after a look that failed the next waits longer, and one that did not makes it usual again", async () => {
  const answers = [true, false, true, true];
  const looked: number[] = [];
  const begun = Date.now();
  const stop = watch(
    async () => {
      looked.push(Date.now() - begun);
      if (!answers.shift()) throw new Error("no network");
    },
    { page: makePage() },
  );
  await vi.advanceTimersByTimeAsync(13_000);
  expect(looked).toEqual([0, 3000, 9000, 12_000]);
  stop();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(looked).toHaveLength(4);
});

test("a page that is seen again looks at once, and never twice at a time", async () => {
  const page = Object.assign(makePage(), { hidden: true });
  let looks = 0;
  const ends: (() => void)[] = [];
  const stop = watch(
    () => {
      looks += 1;
      return new Promise((resolve) => ends.push(resolve));
    },
    { page },
  );
  ends.pop()!();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(looks).toBe(1);
  Object.assign(page, { hidden: false }).dispatchEvent(new Event("visibilitychange"));
  page.dispatchEvent(new Event("visibilitychange"));
  expect(looks).toBe(2);
  stop();
});

test("a bell has one look at once, once more after a look under way, and often when it is heard no more", async () => {
  let isHeard = true;
  let ring = () => {};
  const bell = {
    isHeard: () => isHeard,
    listen: (heard: () => void) => ((ring = heard), () => {}),
  };
  const looked: number[] = [];
  const begun = Date.now();
  const look = async () => {
    looked.push(Date.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const stop = watch(look, { page: makePage(), bell });
  await vi.advanceTimersByTimeAsync(5000);
  ring();
  await vi.advanceTimersByTimeAsync(50);
  ring();
  ring();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(looked).toEqual([0, 5000, 5101, 15_201]);
  isHeard = false;
  ring();
  await vi.advanceTimersByTimeAsync(3500);
  expect(looked.slice(4)).toEqual([17_050, 20_150]);
  stop();
});

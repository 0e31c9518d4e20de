import { afterEach, expect, it, vi } from "vitest";
import { leavingStore, mayForget, mayLeave } from "./unsaved.ts";

afterEach(() => leavingStore.setState({ unsaved: 0, ask: null }));

it("lets the user leave a screen without unsaved changes without asking", async () => {
  const ask = vi.fn(async () => false);
  leavingStore.setState({ unsaved: 0, ask });
  expect(await mayLeave()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

it.each([true, false])("handles unsaved changes as the user answers: %s", async (answer) => {
  leavingStore.setState({ unsaved: 2, ask: async () => answer });
  expect(await mayLeave()).toBe(answer);
});

it("goes on by itself when the forms have gone before the answer", async () => {
  leavingStore.setState({ unsaved: 1, ask: () => new Promise(() => {}) });
  const leaving = mayLeave();
  leavingStore.setState({ unsaved: 0 });
  expect(await leaving).toBe(true);
});

it("asks before what was not sent is erased, and only then", async () => {
  const ask = vi.fn(async () => false);
  leavingStore.setState({ unsaved: 0, ask });
  expect(await mayForget(0)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(await mayForget(2)).toBe(false);
  expect(ask).toHaveBeenCalledWith(2);
});

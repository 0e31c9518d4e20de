import { expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

test("a toast with the same id replaces the previous one", () => {
  const store = createToastStore();
  store.show({ id: "save", text: "Saving" });
  store.show({ text: "Other" });
  store.show({ id: "save", tone: "success", text: "Saved" });
  expect(store.list().map((toast) => toast.text)).toEqual(["Saved", "Other"]);
});

test("a toast with an action stays until it is closed", () => {
  const store = createToastStore();
  const id = store.show({ text: "Removed", action: "Undo" });
  store.show({ text: "Saved" });
  expect(store.list().map((toast) => toast.closeTimeout)).toEqual([0, 5000]);
  store.close(id);
  expect(store.list().map((toast) => toast.text)).toEqual(["Saved"]);
});

test("the end of one whose place was taken does not close the newer one", () => {
  const store = createToastStore();
  store.show({ id: "save", text: "Saving" });
  const [former] = store.list();
  store.show({ id: "save", text: "Saved" });
  store.close("save", former?.version);
  expect(store.list().map((toast) => toast.text)).toEqual(["Saved"]);
  store.close("save");
  expect(store.list()).toEqual([]);
});

test("listeners are notified of every change until they unsubscribe", () => {
  const store = createToastStore();
  const notify = vi.fn();
  const leave = store.subscribe(notify);
  const id = store.show({ text: "Saved" });
  store.close(id);
  leave();
  store.show({ text: "Unheard" });
  expect(notify).toHaveBeenCalledTimes(2);
});

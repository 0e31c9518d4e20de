import { expect, test } from "vitest";
import { awaitLastSave, followLastSave } from "./last-saves.ts";

test("waits for the page that is being saved, and for no other", async () => {
  const events: string[] = [];
  let finish = () => {};
  followLastSave(1, "main", new Promise<void>((resolve) => (finish = resolve)));
  const waiting = awaitLastSave(1, "main").then(() => events.push("main"));
  await awaitLastSave(1, "tour");
  await awaitLastSave(2, "main");
  events.push("others");
  finish();
  await waiting;
  expect(events).toEqual(["others", "main"]);
});

test("a failed save does not block anything", async () => {
  followLastSave(3, "tour", Promise.reject(new Error("no network")));
  await expect(awaitLastSave(3, "tour")).resolves.toBeUndefined();
});

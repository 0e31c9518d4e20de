import { expect, test } from "vitest";
import { awaitLastSave, awaitLastSaves, followLastSave } from "./last-saves.ts";

test("waits for the document that is being saved, and for no other", async () => {
  const events: string[] = [];
  let finish = () => {};
  followLastSave(["page", 1, "main"], new Promise<void>((resolve) => (finish = resolve)));
  const waiting = awaitLastSave(["page", 1, "main"]).then(() => events.push("main"));
  const all = awaitLastSaves().then(() => events.push("all"));
  await awaitLastSave(["page", 1, "tour"]);
  await awaitLastSave(["tour", 1]);
  events.push("others");
  finish();
  await Promise.all([waiting, all]);
  expect(events).toEqual(["others", "main", "all"]);
});

test("a failed save does not block anything", async () => {
  followLastSave(["tour", 3], Promise.reject(new Error("no network")));
  await expect(awaitLastSave(["tour", 3])).resolves.toBeUndefined();
});

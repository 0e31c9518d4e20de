import { expect, it } from "vitest";
import { createFreshEntries, judge, judgeCheck } from "./fresh-entries.ts";

const wrong = ["Заполните поле"];
const messages = {
  title: wrong,
  "items.0.question": wrong,
  "items.1.question": wrong,
  "items.1.answer": wrong,
};
const paths = (entries: ReturnType<typeof createFreshEntries>, blockId = "faq") =>
  Object.keys(judge(entries.store.getState(), blockId, messages));

it("nothing is said of an entry that was added just now", () => {
  const fresh = createFreshEntries();
  expect(paths(fresh)).toEqual(Object.keys(messages));
  fresh.add("faq", "items.1");
  expect(paths(fresh)).toEqual(["title", "items.0.question"]);
  expect(paths(fresh, "other")).toEqual(Object.keys(messages));
});

it("a field that was left is judged, its neighbours are not", () => {
  const fresh = createFreshEntries();
  fresh.add("faq", "items.1");
  fresh.leave("faq", "items.1.question");
  expect(paths(fresh)).toEqual(["title", "items.0.question", "items.1.question"]);
});

it("all is judged as soon as it is to be published, or its list has changed", () => {
  for (const list of [undefined, { blockId: "faq", path: "items" }]) {
    const fresh = createFreshEntries();
    fresh.add("faq", "items.1");
    fresh.forget({ blockId: "faq", path: "other" });
    expect(paths(fresh)).toHaveLength(2);
    fresh.forget(list);
    expect(paths(fresh)).toEqual(Object.keys(messages));
  }
});

it("an entry within a fresh one is judged by itself", () => {
  const fresh = createFreshEntries();
  fresh.add("days", "days.0");
  fresh.leave("days", "days.0.points");
  fresh.add("days", "days.0.points.0");
  const inner = { "days.0.points.0.text": wrong };
  expect(judge(fresh.store.getState(), "days", inner)).toEqual({});
});

it("a block is shown as right while all that is wrong is in untouched fields", () => {
  const fresh = createFreshEntries();
  const check = { id: "faq", status: 3 as const, validation: { "items.1.answer": wrong } };
  expect(judgeCheck(fresh.store.getState(), check)).toEqual(check);
  fresh.add("faq", "items.1");
  expect(judgeCheck(fresh.store.getState(), check)).toEqual({
    id: "faq",
    status: 2,
    validation: {},
  });
});

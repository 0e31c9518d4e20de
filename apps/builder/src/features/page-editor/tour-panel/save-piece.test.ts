import { expect, test } from "vitest";
import { meet } from "./save-piece.ts";

interface Kept {
  days: { id: string; title: string; text: string }[];
}
const day = (title: string, text: string) => ({ id: "d1", title, text });
const read = ({ days }: Kept) => {
  const found = days.find(({ id }) => id === "d1");
  return found ? { title: found.title, text: found.text } : null;
};
const base = { days: [day("Сбор", "Едем")] };

test("what two changed in different fields comes together by itself", () => {
  const theirs = { days: [day("Сбор", "Едем в горы")] };
  const met = meet({ read }, { base, mine: { title: "Встреча", text: "Едем" }, theirs });
  expect(met?.clashes).toEqual([]);
  expect(met?.merged).toEqual({ title: "Встреча", text: "Едем в горы" });
});

test("a field that both changed is asked about, and either of the two can be taken", () => {
  const theirs = { days: [day("Вылет", "Едем")] };
  const met = meet({ read }, { base, mine: { title: "Встреча", text: "Идём" }, theirs });
  expect(met?.clashes).toEqual([{ path: ["title"], mine: "Встреча", theirs: "Вылет" }]);
  expect(met?.choose(() => "mine")).toEqual({ title: "Встреча", text: "Идём" });
  expect(met?.choose(() => "theirs")).toEqual({ title: "Вылет", text: "Идём" });
});

test("a piece that somebody removed has no place to be kept in", () => {
  expect(meet({ read }, { base, mine: { title: "", text: "" }, theirs: { days: [] } })).toBeNull();
});

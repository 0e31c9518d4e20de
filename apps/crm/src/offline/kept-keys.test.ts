import { expect, test } from "vitest";
import { isKept, withoutDocuments } from "./kept-keys.ts";

test("what is needed on the way is kept, and nothing that is not named", () => {
  const kept = [
    ["account"],
    ["organizer", 1, "site"],
    ["organizer", 1, "home"],
    ["organizer", 1, "my-departures"],
    ["organizer", 1, "on-the-way", "dates"],
    ["organizer", 1, "my-departures", 7],
    ["organizer", 1, "departures", "one", 7],
    ["organizer", 1, "departures", "guests", 7],
    ["organizer", 1, "requests", "list", {}],
    ["request", 5],
    ["request", 5, "tasks"],
    ["chat", 3],
  ];
  const not = [
    ["sessions"],
    ["second-factor"],
    ["changes", 1],
    ["organizer", 1, "money"],
    ["organizer", 1, "team"],
    ["organizer", 1, "departures", "lists", 7],
    ["organizer", 1, "requests", "guest", 3],
    ["request", 5, "anything"],
    ["staff", "requests"],
  ];
  expect(kept.filter((key) => !isKept(key))).toEqual([]);
  expect(not.filter((key) => isKept(key))).toEqual([]);
});

test("nothing of a document's number is kept, and no answer to a question of one's own", () => {
  const tourist = { id: 1, passport_mask: "•••• 3456", questionnaire: { visa: "VII-МЮ 77" } };
  const request = withoutDocuments(["request", 5], { id: 5, tourists: [tourist] });
  expect(request).toEqual({
    ...{ id: 5, tourists: [{ id: 1, passport_mask: "•••• ••••", questionnaire: {} }] },
  });
  const answers = [{ title: "Загранпаспорт", answer: "77 1234567" }];
  const guests = { parties: [{ request_id: 5, tourists: [{ full_name: "Анна", answers }] }] };
  expect(
    JSON.stringify(withoutDocuments(["organizer", 1, "departures", "guests", 7], guests)),
  ).not.toContain("1234567");
  const untouched = { tasks: [] };
  expect(withoutDocuments(["request", 5, "tasks"], untouched)).toBe(untouched);
});

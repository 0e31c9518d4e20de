import { createBlock } from "@tour/blocks/definitions";
import { expect, it } from "vitest";
import { listNotices } from "./list-notices.ts";

const header = { ...createBlock(1), id: "header" };
const guides = { ...createBlock(16), id: "guides" };
const dates = { ...createBlock(20), id: "dates" };
const broken = { ...createBlock(3), id: "broken", content: { title: "" } };

it("lists blocks that fail their rules, and blocks with sample texts", () => {
  expect(listNotices({ main: [header, broken, guides], tour: [dates] })).toEqual({
    errors: [{ id: "broken", page: "main", title: "Главный экран" }],
    samples: [
      { id: "guides", page: "main", title: "Гиды" },
      { id: "dates", page: "tour", title: "Даты" },
    ],
    over: [],
  });
});

it("leaves out what visitors do not see, and lists blocks shared by both pages once", () => {
  const shared = { ...header, content: { phone: "нет" } };
  expect(listNotices({ main: [shared], tour: [shared] }).errors).toEqual([
    { id: "header", page: "main", title: "Шапка" },
  ]);
  const hidden = [broken, guides].map((block) => ({ ...block, is_hidden: true }));
  expect(listNotices({ main: hidden })).toEqual({ errors: [], samples: [], over: [] });
  expect(listNotices({})).toEqual({ errors: [], samples: [], over: [] });
});

it("a block of a newer version can't be checked here and counts as an error, as it does on the server", () => {
  const newer = { ...guides, content_version: 99 };
  expect(listNotices({ main: [newer] }).errors).toHaveLength(1);
});

it("lists blocks whose time is over, and as an error those that end before they begin", () => {
  const seen = (id: string, from: string | null, until: string | null) => ({
    ...createBlock(1),
    id,
    shown: { when: "period" as const, from, until },
  });
  const blocks = [
    seen("past", "2027-01-01T00:00:00Z", "2027-02-01T00:00:00Z"),
    seen("wrong", "2027-05-01T00:00:00Z", "2027-04-01T00:00:00Z"),
    seen("now", null, "2027-03-01T12:01:00Z"),
    seen("later", "2027-06-01T00:00:00Z", null),
  ];
  const { errors, over } = listNotices({ main: blocks }, new Date("2027-03-01T12:00:00Z"));
  expect([over, errors].map((list) => list.map(({ id }) => id))).toEqual([["past"], ["wrong"]]);
});

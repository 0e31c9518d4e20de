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
  });
});

it("leaves out what visitors do not see, and lists blocks shared by both pages once", () => {
  const shared = { ...header, content: { phone: "нет" } };
  expect(listNotices({ main: [shared], tour: [shared] }).errors).toEqual([
    { id: "header", page: "main", title: "Шапка" },
  ]);
  const hidden = [broken, guides].map((block) => ({ ...block, is_hidden: true }));
  expect(listNotices({ main: hidden })).toEqual({ errors: [], samples: [] });
  expect(listNotices({})).toEqual({ errors: [], samples: [] });
});

it("a block of a newer version can't be checked here and counts as an error, as it does on the server", () => {
  const newer = { ...guides, content_version: 99 };
  expect(listNotices({ main: [newer] }).errors).toHaveLength(1);
});

import { expect, test } from "vitest";
import { listGroups } from "./list-groups.ts";

const own = [{ title: "Одежда", items: ["Куртка", " ", "Шапка"] }];
const ofTour = [{ title: "Для этого тура", items: ["Палки"] }];

test("the tour's list comes before the common one", () => {
  const titles = listGroups({ groups: own }, { ofTour, hasOwn: true }).map(({ title }) => title);
  expect(titles).toEqual(["Для этого тура", "Одежда"]);
});

test("a line keeps its position in the content when an empty one before it is left out", () => {
  const [group] = listGroups({ groups: own }, { ofTour: [], hasOwn: true });
  expect(group?.items.map(({ at }) => at)).toEqual(["groups.0.items.0", "groups.0.items.2"]);
});

test("a group without text is not shown, nor is the common list when it is turned off", () => {
  expect(
    listGroups({ groups: [{ title: "Пусто", items: [""] }] }, { ofTour, hasOwn: true }),
  ).toHaveLength(1);
  expect(listGroups({ groups: own }, { ofTour: [], hasOwn: false })).toEqual([]);
});

test("groups of one name are one, and a thing that both have stands in it once", () => {
  const ofTour = [{ title: "одежда ", items: ["Варежки", "шапка"] }];
  const groups = listGroups({ groups: own }, { ofTour, hasOwn: true });
  expect(groups).toEqual([
    {
      title: "одежда ",
      items: [{ text: "Варежки" }, { text: "шапка" }, { text: "Куртка", at: "groups.0.items.0" }],
    },
  ]);
});

test("groups without a name stay apart", () => {
  const groups = [
    { title: "", items: ["Паспорт"] },
    { title: "", items: ["Билеты"] },
  ];
  expect(listGroups({ groups }, { ofTour: [], hasOwn: true })).toHaveLength(2);
});

import type { FoundTour } from "@tour/api";
import { expect, test } from "vitest";
import { CardCache } from "./card-cache.ts";

const card = (id: number, title: string) => ({ id, title }) as FoundTour;

/** What the database would say, and which cards it was asked for. */
function source(titles: Record<number, string>) {
  const asked: number[][] = [];
  const read = async (ids: number[]) => {
    asked.push(ids);
    return ids.flatMap((id) => (titles[id] === undefined ? [] : card(id, titles[id])));
  };
  return { titles, asked, read };
}
const titlesOf = (cards: FoundTour[]) => cards.map(({ title }) => title);

test("cards come in the requested order, and are read once", async () => {
  const cards = new CardCache();
  const { asked, read } = source({ 1: "Байкал", 2: "Алтай", 3: "Камчатка" });
  expect(titlesOf(await cards.read([3, 1], read))).toEqual(["Камчатка", "Байкал"]);
  expect(titlesOf(await cards.read([1, 2, 3], read))).toEqual(["Байкал", "Алтай", "Камчатка"]);
  expect(asked).toEqual([[3, 1], [2]]);
});

test("a tour that is gone is left out, and looked up again next time", async () => {
  const cards = new CardCache();
  const { asked, read } = source({ 1: "Байкал" });
  expect(titlesOf(await cards.read([1, 2], read))).toEqual(["Байкал"]);
  await cards.read([1, 2], read);
  expect(asked).toEqual([[1, 2], [2]]);
});

test("changed cards are read again, the others are not", async () => {
  const cards = new CardCache();
  const { titles, asked, read } = source({ 1: "Байкал", 2: "Алтай" });
  await cards.read([1, 2], read);
  titles[1] = "Байкал зимой";
  cards.forget(1);
  expect(titlesOf(await cards.read([1, 2], read))).toEqual(["Байкал зимой", "Алтай"]);
  expect(asked).toEqual([[1, 2], [1]]);
  cards.forgetAll();
  expect(cards.size).toBe(0);
});

test("a card that was being read while its tour changed is not kept", async () => {
  const cards = new CardCache();
  let answer: (read: FoundTour[]) => void = () => {};
  const early = cards.read([1], () => new Promise((resolve) => (answer = resolve)));
  cards.forget(1);
  answer([card(1, "Как было")]);
  expect(titlesOf(await early)).toEqual(["Как было"]);
  const { read } = source({ 1: "Как стало" });
  expect(titlesOf(await cards.read([1], read))).toEqual(["Как стало"]);
});

test("the most recently used cards are kept, up to the limit", async () => {
  const cards = new CardCache(2);
  const { asked, read } = source({ 1: "Байкал", 2: "Алтай", 3: "Камчатка" });
  await cards.read([1, 2], read);
  await cards.read([1], read);
  await cards.read([3], read);
  expect(cards.size).toBe(2);
  await cards.read([1, 3], read);
  expect(asked).toEqual([[1, 2], [3]]);
});

test("a card that all requests share can't be changed by one", async () => {
  const cards = new CardCache();
  const [first] = await cards.read([1], source({ 1: "Байкал" }).read);
  expect(() => Object.assign(first!, { title: "Иначе" })).toThrow("read only");
});

test("whoever asks for a card that is being read waits for it", async () => {
  const cards = new CardCache();
  const { asked, read } = source({ 1: "Байкал", 2: "Алтай", 3: "Камчатка" });
  const both = [cards.read([1, 2], read), cards.read([3, 2], read)];
  expect((await Promise.all(both)).map(titlesOf)).toEqual([
    ["Байкал", "Алтай"],
    ["Камчатка", "Алтай"],
  ]);
  expect(asked).toEqual([[1, 2], [3]]);
});

test("whoever asks after a change waits for no reading from before it", async () => {
  const cards = new CardCache();
  let answer: (read: FoundTour[]) => void = () => {};
  const early = cards.read([1], () => new Promise((resolve) => (answer = resolve)));
  cards.forget(1);
  const { read } = source({ 1: "Как стало" });
  expect(titlesOf(await cards.read([1], read))).toEqual(["Как стало"]);
  answer([card(1, "Как было")]);
  await early;
  expect(titlesOf(await cards.read([1], read))).toEqual(["Как стало"]);
});

test("after a reading that failed the cards are read again", async () => {
  const cards = new CardCache();
  const failing = () => Promise.reject(new Error("no database"));
  const both = [cards.read([1], failing), cards.read([1], failing)];
  for (const one of both) await expect(one).rejects.toThrow("no database");
  expect(titlesOf(await cards.read([1], source({ 1: "Байкал" }).read))).toEqual(["Байкал"]);
});

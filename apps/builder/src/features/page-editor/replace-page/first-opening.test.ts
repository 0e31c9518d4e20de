import { expect, test } from "vitest";
import { isFirstOpening, rememberOffer } from "./first-opening.ts";

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("a tour page that was never saved is offered starters once per site", () => {
  const storage = createStorage();
  const page = { type: "tour", version: 1 } as const;
  expect(isFirstOpening(storage, 7, page)).toBe(true);
  rememberOffer(storage, 7);
  expect(isFirstOpening(storage, 7, page)).toBe(false);
  expect(isFirstOpening(storage, 8, page)).toBe(true);
});

test("neither a saved tour page nor a main page is offered starters", () => {
  expect(isFirstOpening(createStorage(), 7, { type: "tour", version: 2 })).toBe(false);
  expect(isFirstOpening(createStorage(), 7, { type: "main", version: 1 })).toBe(false);
});

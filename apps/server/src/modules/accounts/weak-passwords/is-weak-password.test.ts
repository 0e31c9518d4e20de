import { expect, test } from "vitest";
import list from "./common-passwords.json" with { type: "json" };
import { isWeakPassword } from "./is-weak-password.ts";

const about = ["Анна Орлова", "orlova@altai-tours.example", "https://builder.tours.example"];

// ASVS 6.2.4
test("all that many people have are refused, in capitals as well, and none of them is too short to be chosen", async () => {
  const common = list.passwords.split(" ");
  expect(common.length).toBeGreaterThanOrEqual(3000);
  expect(common.filter((password) => password.length < 10)).toEqual([]);
  for (const password of common.slice(0, 100)) {
    expect(await isWeakPassword(password.toUpperCase(), []), password).toBe(true);
  }
});

test.each([
  "Orlova-Orlova",
  "анна.орлова.1985",
  "Altai Tours 2026!",
  "admin12345",
  "пароль-пароль",
])("%s is made of words that a stranger knows", async (password) => {
  expect(await isWeakPassword(password, about)).toBe(true);
});

test.each([
  "correct horse battery",
  "Anna likes the lakes of Altai",
  "туры и ещё двенадцать лодок",
  "83 92 10 74 55 38 21",
  "~!@#$%^&*()_+",
  "лллллллллллллллллл",
])("%s is taken", async (password) => {
  expect(await isWeakPassword(password, about)).toBe(false);
});

test("letters without end are looked through, though not in every way that they can be cut", async () => {
  expect(await isWeakPassword(`${"tour".repeat(31)}x`, about)).toBe(false);
});

import { expect, test } from "vitest";
import { AVATAR_VARIANTS, getAvatarVariant, getInitials } from "./initials.ts";

test("initials are the first letters of the first two words in upper case", () => {
  expect(getInitials("Анна Ветрова")).toBe("АВ");
  expect(getInitials("  сергей   петрович иванов ")).toBe("СП");
  expect(getInitials("altai")).toBe("A");
  expect(getInitials("𝒜nna Özil")).toBe("𝒜Ö");
  expect(getInitials("")).toBe("");
});

test("the same initials always give the same one of five variants, and all five occur", () => {
  const letters = [..."АБВГДЕЖЗИКЛМНОПРСТ"];
  const all = letters.map((letter) => getAvatarVariant(letter));
  expect(new Set(all)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(Math.max(...all)).toBe(AVATAR_VARIANTS);
  expect(getAvatarVariant("АВ")).toBe(getAvatarVariant("АВ"));
});

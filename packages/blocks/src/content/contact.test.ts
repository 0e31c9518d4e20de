import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { channelItem, email, phone } from "./contact.ts";
import { isPhone } from "./is-phone.ts";

const hints = { label: "Поле" };

describe("phone", () => {
  it.each(["+73882212345", "8 (388) 221-23-45", "9161234567", "+375 29 123 45 67"])(
    "takes %s",
    (text) => {
      expect(isPhone(text)).toBe(true);
    },
  );

  it.each(["3882212345x", "+7 388", "+7 388 221-23-4x", "позвоните"])("refuses %s", (text) => {
    expect(isPhone(text)).toBe(false);
    expect(v.safeParse(phone(hints), text).success).toBe(false);
  });

  it("may be omitted", () => {
    expect(v.parse(phone(hints), undefined)).toBe("");
    expect(v.parse(phone(hints), "")).toBe("");
  });
});

it.each([
  ["hello@tropa.example", true],
  ["привет@тропа.рф", true],
  ["", true],
  ["hello@tropa", false],
  ["hello tropa@a.ru", false],
  ["@a.ru", false],
])("e-mail %j: %j", (text, isRight) => {
  expect(v.safeParse(email(hints), text).success).toBe(isRight);
});

it("a messenger links only to a safe address", () => {
  const schema = channelItem(hints);
  expect(v.safeParse(schema, { kind: "telegram", url: "https://t.me/tropa" }).success).toBe(true);
  expect(v.safeParse(schema, { kind: "telegram", url: "javascript:alert(1)" }).success).toBe(false);
  expect(v.safeParse(schema, { kind: "icq", url: "https://icq.com" }).success).toBe(false);
});

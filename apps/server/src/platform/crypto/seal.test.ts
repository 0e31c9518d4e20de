import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const key = randomBytes(32);

// ASVS 11.3.2
test("what was sealed opens with the same key and owner, and looks different each time", () => {
  const lock = { key, owner: "tourists.passport:1" };
  const sealed = seal("4510 123456", lock);
  expect(unseal(sealed, lock).toString()).toBe("4510 123456");
  expect(sealed).not.toContain("123456");
  expect(seal("4510 123456", lock)).not.toBe(sealed);
});

// ASVS 11.3.3
test("another key, owner or text opens nothing", () => {
  const lock = { key, owner: "tourists.passport:1" };
  const sealed = seal("4510 123456", lock);
  expect(() => unseal(sealed, { ...lock, key: randomBytes(32) })).toThrow();
  expect(() => unseal(sealed, { ...lock, owner: "tourists.passport:2" })).toThrow();
  const changed = `${sealed.slice(0, -1)}${sealed.endsWith("A") ? "B" : "A"}`;
  expect(() => unseal(`v1.AAAA${changed.slice(7)}`, lock)).toThrow();
});

import { scryptSync } from "node:crypto";
import { hashPassword as hashFormer } from "better-auth/crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, isFormerHash, verifyPassword } from "./passwords.ts";

const password = "восемь сосен";

describe("a password's hash", () => {
  // ASVS 11.4.2
  it("says the work that OWASP advises, and has a salt of its own", async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)]);
    expect(one).toMatch(/^scrypt:16384:8:5:[\w-]{22}:[\w-]{86}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword({ hash: one, password })).toBe(true);
    expect(await verifyPassword({ hash: one, password: `${password} ` })).toBe(false);
  });

  it("is read with the work that it was made with", async () => {
    const options = { N: 16, r: 4, p: 2 };
    const key = scryptSync(password, Buffer.alloc(16), 64, options).toString("base64url");
    const hash = `scrypt:16:4:2:${Buffer.alloc(16).toString("base64url")}:${key}`;
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(isFormerHash(hash)).toBe(true);
  });

  it("of the sign-in library is still read, and known to be a former one", async () => {
    const hash = await hashFormer(password);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: "другое" })).toBe(false);
    expect([isFormerHash(hash), isFormerHash(await hashPassword(password))]).toEqual([true, false]);
  });
});

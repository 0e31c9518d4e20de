import { scryptSync } from "node:crypto";
import { hashPassword as hashFormer } from "better-auth/crypto";
import { describe, expect, it } from "vitest";
import { hashInOwnForm, verifyPassword } from "./passwords.ts";

const password = "восемь сосен";

describe("a password's hash", () => {
  it("says the work that OWASP advises, and has a salt of its own", async () => {
    const [one, other] = await Promise.all([hashInOwnForm(password), hashInOwnForm(password)]);
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
  });

  it("of the sign-in library is read as well", async () => {
    const hash = await hashFormer(password);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: "другое" })).toBe(false);
  });
});

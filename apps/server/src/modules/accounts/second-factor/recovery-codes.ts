import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Secret } from "otpauth";
import type { Database } from "../../../db/database.ts";
import { recoveryCodes } from "../second-factor.table.ts";

const count = 10;
/** 120 bits: of 112 and more a quick hash is enough, for nobody who has a copy of them can try so many. */
const bytes = 15;

/** As it is written down: six groups of four. */
const makeCode = () => new Secret({ size: bytes }).base32.toLowerCase().match(/.{4}/g)!.join("-");

/** A code without the blanks and dashes with which it was typed or pasted. */
export const cleanCode = (typed: string): string => typed.toLowerCase().replaceAll(/[\s\-–—]/g, "");

const hashOf = (userId: string, clean: string) =>
  createHash("sha256").update(`${userId} ${clean}`).digest("base64url");

/** Makes new codes for an account, which end those before. Only hashes of them are kept. */
export async function replaceCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, makeCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashOf(userId, cleanCode(code)) })));
  return codes;
}

/** Takes a code away; answers whether there was such a one. */
export async function spendCode(db: Database, userId: string, clean: string): Promise<boolean> {
  const isIt = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, hashOf(userId, clean)),
  );
  return (await db.delete(recoveryCodes).where(isIt).returning()).length > 0;
}

export const countCodes = (db: Database, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

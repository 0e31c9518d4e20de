import type { IdentityDocument } from "@tour/api";
import { seal, unseal } from "../../../platform/crypto/seal.ts";

const forms: Record<IdentityDocument, RegExp> = {
  passport: /^\d{10}$/,
  foreign_passport: /^\d{9}$/,
  /** A Roman number, two letters of the series, six digits. */
  birth_certificate: /^[IVXLC]{1,7}[А-ЯЁ]{2}\d{6}$/,
  other: /^[\p{L}\d]{4,20}$/u,
};

/** What is typed for Roman digits by those who have no Latin letters at hand. */
const romanDigits: Record<string, string> = { "1": "I", І: "I", Х: "X", С: "C", Л: "L", У: "V" };

/** A document's number without blanks, dashes and signs; letters are capital. */
function cleanNumber(kind: IdentityDocument, written: string): string {
  const bare = written.toUpperCase().replaceAll(/[\s\-–—№./]/g, "");
  if (kind !== "birth_certificate") return bare;
  const [, roman = "", rest = bare] = /^(.+)([А-ЯЁ]{2}\d{6})$/u.exec(bare) ?? [];
  return Array.from(roman, (sign) => romanDigits[sign] ?? sign).join("") + rest;
}

/** A document's number as it is kept; null when it is not one of its kind. */
export function readNumber(kind: IdentityDocument, written: string): string | null {
  const number = cleanNumber(kind, written);
  return forms[kind].test(number) ? number : null;
}

/** The end of a number behind dots: enough for its owner to know it. */
export const maskNumber = (number: string): string =>
  `•••• ${number.slice(number.length > 6 ? -4 : -2)}`;

const lockOf = (key: Buffer, touristId: number) => ({
  key,
  owner: `tourists.passport:${touristId}`,
});

/** Encrypts a number for one tourist with the organiser's key. */
export const sealNumber = (number: string, key: Buffer, touristId: number): string =>
  seal(number, lockOf(key, touristId));

/** Gives the number back; throws for another tourist's. */
export const openNumber = (sealed: string, key: Buffer, touristId: number): string =>
  unseal(sealed, lockOf(key, touristId)).toString("utf8");

import { phoneSchema } from "@tour/api";
import * as v from "valibot";

/** What was typed to find a request, as the database is asked for it. */
export interface RequestSearch {
  /** A request's own number; null where none was typed. */
  number: number | null;
  /** Patterns of `like`, any of which a phone has; empty where no phone was typed. */
  phones: string[];
  /** In lower case, each in the name or the e-mail. */
  words: string[];
}

/** Fewer digits are in too many numbers to be looked for. */
const minDigits = 3;
/** Of a Russian number with its country; what is shorter may go on. */
const wholeDigits = 11;
const maxNumber = 2_147_483_647;
const maxWords = 6;

/**
 * Reads a search: digits are a request's number and part of a phone, which people write with 8, with
 * +7 and brackets or without any; "№ 12" is the number alone; anything else are words.
 */
export function readRequestSearch(typed: string): RequestSearch {
  const numbered = /^(?:заявка\s*)?(?:№|#|n)\s*(\d{1,10})$/i.exec(typed.trim());
  const bare = numbered?.[1] ?? typed.trim();
  if (!/^[\d\s()+.\u2010-\u2015-]+$/.test(bare)) {
    return { number: null, phones: [], words: readWords(bare) };
  }
  const number = /^\d{1,10}$/.test(bare) && Number(bare) <= maxNumber ? Number(bare) : null;
  return { number, phones: numbered ? [] : readPhones(bare), words: [] };
}

const readWords = (text: string): string[] =>
  text.toLowerCase().replaceAll("ё", "е").split(/\s+/).filter(Boolean).slice(0, maxWords);

function readPhones(text: string): string[] {
  const digits = text.replaceAll(/\D/g, "");
  if (digits.length < minDigits) return [];
  const { success, output } = v.safeParse(phoneSchema, text);
  if (success && output.length > wholeDigits) return [output];
  // The first digits of a number that is written with 8 are those after +7 as well.
  const begun = /^8(\d+)$/.exec(digits)?.[1];
  return [`%${digits}%`, ...(begun ? [`+7${begun}%`] : [])];
}

import { normalizePhone } from "@tour/validation";
import type { CountryCode, PhoneNumber } from "libphonenumber-js/min";
import type { PhoneLibrary } from "./phone-library.ts";
import { hasPlus, keepDigits, MAX_SHOWN } from "./phone-text.ts";

/** What a text stands for, in the eyes of the chosen country. */
export interface PhoneReading {
  /** What the field shows. */
  text: string;
  /** What is given out: a plus and digits, or what was typed while it is no number yet. */
  value: string;
  /** A number of the chosen country. */
  isValid: boolean;
  /** Whose number it is, when that is another country. */
  otherCountry: CountryCode | undefined;
}

/**
 * What an edit of a field makes of the text that was typed. "+8" is shown as 8: as long as the rest of
 * it stands, the plus still counts, and comes back with a number that is not Russian.
 */
export function restorePlus(typed: string, shown: string, edited: string): string {
  const isHidden = hasPlus(typed) && shown.startsWith("8");
  const lost = keepDigits(shown).length - keepDigits(edited).length;
  return isHidden && edited.startsWith("8") && lost < 2 ? `+${edited}` : edited;
}

/** The digits after "+8" are a Russian number so far: its trunk prefix and an area code. */
const RUSSIAN_SO_FAR = /^8(?:[3489]\d{0,9})?$/;

/**
 * Russia's own way to write +7 is 8; "+8" is a mixture of both, and stands for 8 while what follows
 * is a Russian number so far. A whole number of another country is what it says it is.
 */
function mendRussianPlus(library: PhoneLibrary | null, digits: string): string {
  if (!digits.startsWith("+8") || !RUSSIAN_SO_FAR.test(digits.slice(1))) return digits;
  const isForeign = library?.readNumber(digits, "RU")?.isValid();
  return isForeign ? digits : digits.slice(1);
}

function showDigits(library: PhoneLibrary, digits: string, country: CountryCode): string {
  const masked = new library.AsYouType(country).input(digits);
  // A mask that drops or adds a digit, or that is too wide, gives way to the digits themselves.
  const fits = masked.length <= MAX_SHOWN && keepDigits(masked) === digits;
  return fits ? masked : digits;
}

/** Reads what was typed or given. Without the library the text stays as it is, digits only. */
export function readPhone(
  library: PhoneLibrary | null,
  typed: string,
  country: CountryCode,
): PhoneReading {
  const isRussian = country === "RU";
  const kept = keepDigits(typed).slice(0, MAX_SHOWN);
  const digits = isRussian ? mendRussianPlus(library, kept) : kept;
  const loose = isRussian ? writeOutRussian(digits) : digits;
  const nothing = { isValid: false, otherCountry: undefined };
  if (!library) return { text: digits, value: loose, ...nothing };

  const text = showDigits(library, digits, country);
  const number = library.readNumber(loose, country);
  if (!number?.isValid()) {
    const early = digits.startsWith("+") ? findEarly(library, digits, country) : undefined;
    return { text, value: loose, isValid: false, otherCountry: early };
  }
  const isValid = number.country === country || isShared(number, country);
  const otherCountry = isValid ? undefined : number.country;
  return { text, value: number.number, isValid, otherCountry };
}

/** A Russian number with its +7, as soon as it begins with the trunk prefix 8 or is whole. */
function writeOutRussian(digits: string): string {
  return digits.startsWith("8") ? `+7${digits.slice(1)}` : normalizePhone(digits);
}

/** Whether a territory claims a number that the library gave to its main country by default. */
function isShared(number: PhoneNumber, country: CountryCode): boolean {
  const main = number.country;
  number.country = undefined as never;
  const possible = number.getPossibleCountries();
  number.country = country;
  const isClaimed = possible[0] === main && possible.includes(country) && number.isValid();
  number.country = main as never;
  return isClaimed;
}

/** The country of a number in the making; nothing while its dialling code is the chosen one's. */
function findEarly(library: PhoneLibrary, digits: string, country: CountryCode) {
  if (digits.startsWith(`+${library.getCountryCallingCode(country)}`)) return undefined;
  const typing = new library.AsYouType(country);
  typing.input(digits);
  const found = typing.getCountry();
  return found === country ? undefined : found;
}

/** The text with the dialling code of the newly chosen country in place of the old one's. */
export function changeCode(
  library: PhoneLibrary,
  text: string,
  from: CountryCode,
  to: CountryCode,
): string {
  const digits = keepDigits(text);
  const code = `+${library.getCountryCallingCode(to)}`;
  const old = `+${library.getCountryCallingCode(from)}`;
  if (digits === "" || digits === "+") return code;
  if (digits.startsWith(code) || !digits.startsWith(old)) return digits;
  return code + digits.slice(old.length);
}

import type { CountryCode } from "libphonenumber-js/min";
import { filterRows, type SelectRow } from "../select/select-model.ts";
import type { PhoneLibrary } from "./phone-library.ts";

/** A country of the list. Specification, section 3. */
export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  iso_code: CountryCode;
  /** In the language in force. */
  name: string;
  /** Digits without the plus. */
  phone_code: string;
  /** Stands above the others. */
  is_primary: boolean;
}

/** Countries that stand first, in this order. */
const PRIMARY: readonly CountryCode[] = ["RU", "BY", "KZ"];

/** A country's name in a language, by the platform's own list. */
export function nameCountry(country: CountryCode, locale: string): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}

/** Countries by name, dialling code or ISO code; the one whose ISO code was typed stands first. */
export function findCountries<Item>(rows: SelectRow<Item>[], search: string): SelectRow<Item>[] {
  const code = search.trim().toUpperCase();
  const meant = rows.filter(({ value }) => value === code);
  return [...meant, ...filterRows(rows, search).filter(({ value }) => value !== code)];
}

/** All countries with a dialling code: the primary ones, then the rest by name. */
export function listCountries(library: PhoneLibrary, locale: string): Country[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  const describe = (iso_code: CountryCode): Country => ({
    iso_code,
    name: names.of(iso_code) ?? iso_code,
    phone_code: library.getCountryCallingCode(iso_code),
    is_primary: PRIMARY.includes(iso_code),
  });
  const others = library.getCountries().filter((country) => !PRIMARY.includes(country));
  return [
    ...PRIMARY.map(describe),
    ...others.map(describe).toSorted((a, b) => compare(a.name, b.name)),
  ];
}

import { isCalendarDate } from "@tour/dates";
import { isKindOf } from "./vocabulary.ts";
import type { Vocabulary } from "./vocabulary.ts";

const isoDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** A year or a month alone is real by its first day. */
const isReal = (date: string) => isCalendarDate(`${date}-01-01`.slice(0, 10));

const isNumber = (value: unknown) =>
  (typeof value === "number" && Number.isFinite(value)) ||
  (typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value));

const isAddress = (value: unknown) =>
  typeof value === "string" && /^https?:\/\/[^\s<>"]+$/.test(value) && URL.canParse(value);

/** How a value of each data type is written. Others narrow one of these. */
const dataTypes: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === "string" && value.trim() !== "",
  URL: isAddress,
  Number: isNumber,
  Integer: (value) => isNumber(value) && Number.isInteger(Number(value)),
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && isoDate.test(value) && isReal(value),
  DateTime: (value) =>
    typeof value === "string" && isoInstant.test(value) && isReal(value.slice(0, 10)),
  Time: (value) => typeof value === "string" && /^\d{2}:\d{2}(?::\d{2})?/.test(value),
};

/** Properties whose text has a form of its own. */
const forms: Record<string, (value: string) => boolean> = {
  price: isNumber,
  lowPrice: isNumber,
  highPrice: isNumber,
  priceCurrency: (value) => Intl.supportedValuesOf("currency").includes(value),
  telephone: (value) => /^\+\d{9,15}$/.test(value),
  email: (value) => /^\S+@\S+\.\S+$/.test(value),
  inLanguage: (value) => Intl.getCanonicalLocales(value).length === 1,
};

/** Whether a value that is no node is of one of the types, and of the form that its property asks for. */
export function isPlainValue(
  vocabulary: Vocabulary,
  property: string,
  range: readonly string[],
  value: unknown,
): boolean {
  if (typeof value === "string" && forms[property]?.(value) === false) return false;
  return range.some((type) => {
    const dataType = dataTypes[type];
    if (dataType) return dataType(value) && !isMarkup(value);
    return isKindOf(vocabulary, type, "Enumeration") && isMember(vocabulary, value, type);
  });
}

/** Search engines show texts as they are: tags and entities would be read aloud. */
const isMarkup = (value: unknown) =>
  typeof value === "string" && /<\/?[a-z]+\b[^>]*>|&[a-z]+;/i.test(value);

function isMember(vocabulary: Vocabulary, value: unknown, enumeration: string): boolean {
  const name = /^https:\/\/schema\.org\/(\w+)$/.exec(String(value))?.[1];
  const types = name ? (vocabulary.members.get(name) ?? []) : [];
  return types.some((type) => isKindOf(vocabulary, type, enumeration));
}

import type { FilterKind } from "@tour/api";
import { toDate } from "@tour/dates";
import { searchTexts } from "./search.texts.ts";

const languages = new Intl.DisplayNames("ru", { type: "language", fallback: "code" });
const months = new Intl.DateTimeFormat("ru", { month: "long", year: "numeric", timeZone: "UTC" });
const known = searchTexts as Partial<Record<FilterKind, Record<string, string>>>;

/** A filter's value in words that people read; a name stands for itself. */
export function titleOf(kind: FilterKind, value: string): string {
  if (kind === "languages") return capitalise(languages.of(value) ?? value);
  if (kind === "dates") return capitalise(months.format(toDate(`${value}-01`)).replace(" г.", ""));
  return known[kind]?.[value] ?? value;
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

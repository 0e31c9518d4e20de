import { readDate, readRoubles } from "./market-search.ts";

/** What is typed into the form of filters, and how each is read: nothing of what makes no sense. */
const typedFields = {
  from: readDate,
  to: readDate,
  price_from: readRoubles,
  price: readRoubles,
} as const;
export type TypedField = keyof typeof typedFields;

/** What was typed and can't be read, by the fields; a search goes on without it, and says so. */
export type Misread = Partial<Record<TypedField, string>>;

/** Longer ones are nobody's day or price, and are not written back. */
const maxShown = 40;

/** The fields of an address's query that nobody can make sense of. */
export function findMisread(query: URLSearchParams): Misread {
  const misread: Misread = {};
  for (const name of Object.keys(typedFields) as TypedField[]) {
    const typed = (query.get(name) ?? "").trim();
    if (typed !== "" && typedFields[name](typed) === "") misread[name] = typed.slice(0, maxShown);
  }
  return misread;
}

import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isHollow, wordKeys } from "./word-keys.ts";
import { splitWords } from "./split-words.ts";

/** Numbers of tours that words are found in, in whatever order. */
export interface FoundByText {
  everywhere: readonly number[];
  /** Those of them that have the words in their names. */
  inNames: readonly number[];
}

/** More words than these say nothing more. */
const mostWords = 10;

/**
 * The tours in which all words of a text are found, each in whatever form, the last one perhaps
 * unfinished; among those with some numbers, where these are given. Null when there is no word to
 * look for.
 * */
export async function findByText(
  db: Database,
  text: string,
  among?: readonly number[],
): Promise<FoundByText | null> {
  const query = toQuery(text);
  if (!query) return null;
  const result = await db.execute(among ? lookAmong(query, among) : lookEverywhere(query));
  type Row = { everywhere: string | null; in_names: string | null };
  const [row] = (result as unknown as { rows: Row[] }).rows;
  return { everywhere: toIds(row?.everywhere), inNames: toIds(row?.in_names) };
}

const lookEverywhere = (query: SQL) => sql`
  select everywhere, in_names from find_tours_by_words(${query})`;

const lookAmong = (query: SQL, ids: readonly number[]) => sql`
  with query as materialized (select ${query} as words)
  select string_agg(tour_id::text, ',') as everywhere,
    string_agg(tour_id::text, ',') filter (where names @@ (select words from query)) as in_names
  from tour_documents
  where tour_id in (select unnest(string_to_array(${ids.join(",")}, ',')::int[]))
    and everything @@ (select words from query)`;

const toIds = (list: string | null | undefined) => (list ? list.split(",").map(Number) : []);

function toQuery(text: string): SQL | null {
  const words = splitWords(text).slice(0, mostWords);
  const telling = words.filter((word) => !isHollow(word));
  // A single word that says nothing may be the beginning of one that does.
  const wanted = telling.length > 0 ? telling : words.slice(-1);
  if (wanted.length === 0) return null;
  const parts = wanted.map((word) => matchWord(word, word === words.at(-1)));
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** By a key of our own, or by the stem that PostgreSQL finds. */
function matchWord(word: string, isUnfinished: boolean): SQL {
  const keys = wordKeys(word).map((key) => quote(key));
  if (isUnfinished && word.length > 1) keys.push(`${quote(word)}:*`);
  return sql`((${keys.join(" | ")})::tsquery || plainto_tsquery('russian', ${word}))`;
}

const quote = (word: string) => `'${word}'`;

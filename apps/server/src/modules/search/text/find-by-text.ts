import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { isHollow, wordKeys } from "../../../platform/text/word-keys.ts";
import { splitWords } from "../../../platform/text/split-words.ts";
import { keysOfSameMeaning } from "./same-meaning.ts";

/** Numbers of tours that words are found in, in whatever order. */
export interface FoundByText {
  everywhere: readonly number[];
  /** Those of them that have the words in their names. */
  inNames: readonly number[];
}

/** More words than these say nothing more. */
const maxWords = 10;

/**
 * The tours in which all words of a text are found, each in whatever form, the last one perhaps
 * unfinished; among those with some numbers, where these are given. A text without any letter or
 * digit is found nowhere.
 */
export async function findByText(
  db: Database,
  text: string,
  among?: readonly number[],
): Promise<FoundByText> {
  const query = toQuery(text);
  if (!query) return { everywhere: [], inNames: [] };
  if (!among) return lookEverywhere(db, query);
  const { rows } = (await db.execute(lookAmong(query, among))) as unknown as Rows;
  return { everywhere: toIds(rows[0]?.everywhere), inNames: toIds(rows[0]?.in_names) };
}

interface Rows {
  /** Arrays as PostgreSQL writes them: `{1,2,3}`; null without any. */
  rows: { everywhere?: string | null; in_names?: string | null }[];
}

/** Side by side: for a frequent word each of the two goes through most of the table. */
async function lookEverywhere(db: Database, query: SQL): Promise<FoundByText> {
  const [all, named] = (await Promise.all([
    db.execute(sql`select find_tours_with_words(${query}) as everywhere`),
    db.execute(sql`select find_tours_named_with_words(${query}) as in_names`),
  ])) as unknown as [Rows, Rows];
  return { everywhere: toIds(all.rows[0]?.everywhere), inNames: toIds(named.rows[0]?.in_names) };
}

const lookAmong = (query: SQL, ids: readonly number[]) => sql`
  with query as materialized (select ${query} as words)
  select array_agg(tour_id)::text as everywhere,
    (array_agg(tour_id) filter (where names @@ (select words from query)))::text as in_names
  from tour_documents
  where tour_id in (select unnest(string_to_array(${ids.join(",")}, ',')::int[]))
    and everything @@ (select words from query)`;

/** As JSON a hundred thousand numbers are read in a fifth of the time that splitting takes. */
const toIds = (array: string | null | undefined): number[] =>
  array ? (JSON.parse(`[${array.slice(1, -1)}]`) as number[]) : [];

function toQuery(text: string): SQL | null {
  const words = splitWords(text).slice(0, maxWords);
  const telling = words.filter((word) => !isHollow(word));
  // A single word that says nothing may be the beginning of one that does.
  const wanted = telling.length > 0 ? telling : words.slice(-1);
  if (wanted.length === 0) return null;
  const parts = wanted.map((word) => matchWord(word, word === words.at(-1)));
  return sql`(${sql.join(parts, sql` && `)})`;
}

/** By a key of our own, of another word for the same, or by the stem that PostgreSQL finds. */
function matchWord(word: string, isUnfinished: boolean): SQL {
  const keys = [...wordKeys(word), ...keysOfSameMeaning(word)].map((key) => quote(key));
  if (isUnfinished && word.length > 1) keys.push(`${quote(word)}:*`);
  return sql`((${keys.join(" | ")})::tsquery || plainto_tsquery('russian', ${word}))`;
}

const quote = (word: string) => `'${word}'`;

import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { FoundByText } from "../search-tours.ts";
import { isHollow, wordKeys } from "./word-keys.ts";
import { splitWords } from "./split-words.ts";

/** More words than these say nothing more. */
const mostWords = 10;

/**
 * The tours in which all words of a text are found, each in whatever form, the last one perhaps
 * unfinished. Null when there is no word to look for.
 */
export async function findByText(db: Database, text: string): Promise<FoundByText | null> {
  const query = toQuery(text);
  if (!query) return null;
  const result = await db.execute(sql`
    with query as materialized (select ${query} as words)
    select string_agg(tour_id::text, ',') as everywhere,
      string_agg(tour_id::text, ',') filter (where names @@ (select words from query)) as in_names
    from tour_documents where everything @@ (select words from query)`);
  type Row = { everywhere: string | null; in_names: string | null };
  const [row] = (result as unknown as { rows: Row[] }).rows;
  return { everywhere: toIds(row?.everywhere), inNames: toIds(row?.in_names) };
}

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

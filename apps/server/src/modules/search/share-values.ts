/** More different values than the filters of a marketplace have; past that they are kept as they came. */
const maxKept = 100_000;

const texts = new Map<string, string>();
const lists = new Map<string, readonly string[]>();
const writtenLists = new Map<string, readonly string[]>();

/**
 * The same text that was met before, where it is equal: the driver makes every name anew for every
 * tour, and a hundred thousand tours have a few hundred different ones.
 */
export function shareText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size < maxKept) texts.set(text, text);
  return text;
}

/** The same for a list of names; what it answers is shared, and must not be changed. */
export function share(list: readonly string[]): readonly string[] {
  // No text of PostgreSQL holds this letter.
  const key = list.join("\0");
  const known = lists.get(key);
  if (known && known.length === list.length) return known;
  const made = list.map(shareText);
  if (lists.size < maxKept) lists.set(key, made);
  return made;
}

/** The same for a list that is written as JSON: it is read once. */
export function shareList(json: string): readonly string[] {
  const known = writtenLists.get(json);
  if (known) return known;
  const list = share(JSON.parse(json) as string[]);
  if (writtenLists.size < maxKept) writtenLists.set(json, list);
  return list;
}

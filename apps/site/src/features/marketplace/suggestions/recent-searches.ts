export interface RecentSearch {
  name: string;
  /** Path and query of the catalogue. */
  address: string;
}

const key = "recent-searches";
const kept = 5;

/** What was looked for in this browser, the last first; nothing where it keeps nothing. */
export function readRecent(): RecentSearch[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(known) ? known.filter(isRecent).slice(0, kept) : [];
  } catch {
    return [];
  }
}

const isRecent = (one: Partial<RecentSearch> | null): one is RecentSearch =>
  typeof one?.name === "string" && one.address?.startsWith("/tours?") === true;

export function keepRecent(search: RecentSearch): void {
  const others = readRecent().filter(({ name }) => name !== search.name);
  write(JSON.stringify([search, ...others].slice(0, kept)));
}

export const forgetRecent = (): void => write("[]");

function write(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing has no recent searches.
  }
}

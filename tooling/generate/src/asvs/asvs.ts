/** A requirement of the standard that is asked for: its number, its level, and what it says in our words. */
export type Requirement = readonly [id: string, level: 1 | 2, summary: string];

/** The requirements of the standard's first two levels, by its chapters. */
export interface Standard {
  name: string;
  version: string;
  source: string;
  chapters: readonly { id: string; name: string; requirements: readonly Requirement[] }[];
}

/** What is said of a requirement by hand. */
export interface Entry {
  /** `file`: the named files show it; `none`: it does not apply; `gap`: it is not met, or not wholly. */
  state: "file" | "none" | "gap";
  files?: readonly string[];
  /** One sentence: what of the files shows it, why it does not apply, what is missing. */
  reason: string;
}

export type Entries = Readonly<Record<string, Entry>>;

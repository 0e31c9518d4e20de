import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { freeze } from "../../platform/freeze.ts";
import type { PublishedContent } from "./site-content.ts";
import { manifests } from "./site.table.ts";

/** A published version as visitors' calls read it; shared by all of them, and never changed. */
export interface ServedManifest {
  readonly id: number;
  readonly version: number;
  readonly content: PublishedContent;
}

/** Characters of JSON that are kept; with the objects and answers made of them about 100 MB. */
const mostCharacters = 16_000_000;

interface Kept {
  manifest: ServedManifest;
  characters: number;
}

/**
 * Published versions in memory, those read last. A version never changes, the database sees to that;
 * which one is a site's present one is read for each request, so that a publication is seen at once.
 */
export class ManifestCache {
  readonly #kept = new Map<number, Kept>();
  readonly #most: number;
  #characters = 0;

  constructor(most: number = mostCharacters) {
    this.#most = most;
  }

  /** Characters of JSON in memory. */
  get characters(): number {
    return this.#characters;
  }

  /** A version by its number; undefined where there is none. */
  async read(db: Database, id: number): Promise<ServedManifest | undefined> {
    const known = this.#kept.get(id);
    if (known) {
      this.#kept.delete(id);
      this.#kept.set(id, known);
      return known.manifest;
    }
    const [row] = await selectManifest(db).execute({ id });
    if (!row) return undefined;
    const manifest = { id, version: row.version, content: freeze(JSON.parse(row.content)) };
    this.#keep({ manifest, characters: row.content.length });
    return manifest;
  }

  #keep(one: Kept): void {
    this.#drop(one.manifest.id);
    if (one.characters > this.#most) return;
    this.#kept.set(one.manifest.id, one);
    this.#characters += one.characters;
    for (const id of this.#kept.keys()) {
      if (this.#characters <= this.#most) return;
      this.#drop(id);
    }
  }

  #drop(id: number): void {
    this.#characters -= this.#kept.get(id)?.characters ?? 0;
    this.#kept.delete(id);
  }
}

const selectManifest = prepareOnce((db) =>
  db
    .select({ version: manifests.version, content: sql<string>`${manifests.content}::text` })
    .from(manifests)
    .where(eq(manifests.id, sql.placeholder("id")))
    .prepare("manifest_in_memory"),
);

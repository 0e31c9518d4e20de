import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { createLru } from "../../cache/create-lru.ts";
import type { Lru } from "../../cache/create-lru.ts";
import { freeze } from "../../cache/freeze.ts";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Services } from "../../platform/services.ts";
import type { PublishedContent } from "./site-content.ts";
import { manifests } from "./site.table.ts";

/** A published version as visitors' calls read it; shared by all of them, and never changed. */
export interface ServedManifest {
  readonly id: number;
  readonly version: number;
  readonly content: PublishedContent;
}

/** Characters of JSON that are kept; with the objects and answers made of them about 100 MB. */
const maxCharacters = 16_000_000;

/**
 * Published versions in memory, those read last. A version never changes, the database sees to that;
 * which one is a site's present one is read for each request, so that a publication is seen at once.
 * Readings are not shared: on the embedded database one inside a transaction would wait for one
 * outside, and so for ever.
 */
export class ManifestCache {
  readonly #kept: Lru<string, ServedManifest>;

  constructor(maxSize: number = maxCharacters) {
    this.#kept = createLru({ maxSize }, "manifests");
  }

  /** Characters of JSON in memory. */
  get characters(): number {
    return this.#kept.calculatedSize;
  }

  /** A version by its number in a lineage of the database; undefined where there is none. */
  async read(db: Database, id: number, lineage: string): Promise<ServedManifest | undefined> {
    const key = `${lineage} ${id}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const [row] = await selectManifest(db).execute({ id });
    if (!row) return undefined;
    const manifest = { id, version: row.version, content: freeze(JSON.parse(row.content)) };
    this.#kept.set(key, manifest, { size: row.content.length });
    return manifest;
  }
}

/** The published versions that a process read last. */
export const manifestsOf = memoizeWeak((_: Services) => new ManifestCache());

const selectManifest = prepareOnce((db) =>
  db
    .select({ version: manifests.version, content: sql<string>`${manifests.content}::text` })
    .from(manifests)
    .where(eq(manifests.id, sql.placeholder("id")))
    .prepare("manifest_in_memory"),
);

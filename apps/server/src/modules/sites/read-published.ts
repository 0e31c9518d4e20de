import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { Site } from "./find-site.ts";
import { manifests } from "./site.table.ts";

export type Manifest = typeof manifests.$inferSelect;

/** The version that visitors see; undefined before the first publication. */
export async function readPublished(
  db: Database,
  site: Pick<Site, "currentManifestId">,
): Promise<Manifest | undefined> {
  if (site.currentManifestId === null) return undefined;
  const [manifest] = await selectManifest(db).execute({ id: site.currentManifestId });
  return manifest;
}

const selectManifest = prepareOnce((db) =>
  db
    .select()
    .from(manifests)
    .where(eq(manifests.id, sql.placeholder("id")))
    .prepare("manifest"),
);

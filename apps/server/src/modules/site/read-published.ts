import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { Site } from "./find-site.ts";
import { manifests } from "./site.table.ts";

export type Manifest = typeof manifests.$inferSelect;

/** The version that visitors see; undefined before the first publication. */
export async function readPublished(
  db: Database,
  site: Pick<Site, "currentManifestId">,
): Promise<Manifest | undefined> {
  if (site.currentManifestId === null) return undefined;
  const [manifest] = await db
    .select()
    .from(manifests)
    .where(eq(manifests.id, site.currentManifestId));
  return manifest;
}

import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { filmPath } from "../../modules/media/media-path.ts";
import { listPicturePaths } from "../../modules/media/picture-paths.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import { documentPath } from "../../modules/office/verification/verification-files.ts";
import { fontPath } from "../../modules/sites/fonts/font-path.ts";
import { listFaviconPaths } from "../../modules/sites/settings/favicon.ts";
import { organizerErasures } from "../erasure.table.ts";
import type { FilesToErase } from "../erasure.table.ts";

interface Erasing {
  db: Database;
  storage: MediaStorage;
  /** Told of each file of a library that is gone from the store. */
  onFile?: (done: number, all: number) => void;
}

/**
 * Removes from the store what an organiser's rows named, and closes the erasure's line. Files that are gone
 * already are no matter, so that it may be killed and begun again.
 */
export async function eraseFiles(
  { db, storage, onFile = () => {} }: Erasing,
  organizerId: number,
  finishedAt: () => Date,
): Promise<number> {
  const isThis = eq(organizerErasures.organizerId, organizerId);
  const [erasure] = await db.select().from(organizerErasures).where(isThis);
  if (!erasure?.files) return 0;
  const removals = listRemovals(storage, erasure.files);
  for (const [index, remove] of removals.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- a picture has some dozens of sizes, and a store its limits
    await remove();
    onFile(index + 1, removals.length);
  }
  const counts = { ...erasure.counts, files: removals.length };
  await db
    .update(organizerErasures)
    .set({ files: null, counts, finishedAt: finishedAt() })
    .where(isThis);
  return removals.length;
}

const listRemovals = (
  storage: MediaStorage,
  { pictures, films, fonts, documents }: FilesToErase,
): (() => Promise<unknown>)[] => [
  ...pictures.map(({ key, cuts }) => async () => {
    const paths = [...listPicturePaths(key, cuts), ...listFaviconPaths(key)];
    await Promise.all(paths.map((path) => storage.remove(path)));
  }),
  ...films.map((key) => () => storage.remove(filmPath(key))),
  ...fonts.map((key) => () => storage.remove(fontPath(key))),
  ...documents.map((key) => () => storage.remove(documentPath(key))),
];

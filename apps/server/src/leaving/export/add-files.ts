import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { films } from "../../modules/media/films/film.table.ts";
import { filmPath, originalPath } from "../../modules/media/media-path.ts";
import { media } from "../../modules/media/media.table.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import { verificationFiles } from "../../modules/office/verification/verification-file.table.ts";
import { documentPath } from "../../modules/office/verification/verification-files.ts";
import { fontPath } from "../../modules/sites/fonts/font-path.ts";
import { fontFiles } from "../../modules/sites/fonts/font.table.ts";
import type { Archive } from "./archive.ts";

interface StoredFile {
  path: string;
  /** In the archive. */
  name: string;
}

/** Adds an organiser's files as they are stored, one in memory at a time; answers those that are not there. */
export async function addFiles(
  archive: Archive,
  storage: MediaStorage,
  files: readonly StoredFile[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const { path, name } of files) {
    // oxlint-disable-next-line no-await-in-loop -- files are large
    const bytes = await storage.read(path);
    if (!bytes) missing.push(path);
    // oxlint-disable-next-line no-await-in-loop -- one after another into one archive
    else await archive.add(name, [bytes], { isPacked: true });
  }
  return missing;
}

/** What the store has of an organiser: originals, without the sizes that are made of them. */
export async function listFiles(tx: Database, organizerId: number): Promise<StoredFile[]> {
  const pictures = await tx.select().from(media).where(eq(media.organizerId, organizerId));
  const shown = await tx.select().from(films).where(eq(films.organizerId, organizerId));
  const fonts = await tx.select().from(fontFiles).where(eq(fontFiles.organizerId, organizerId));
  const isTheirs = eq(verificationFiles.organizerId, organizerId);
  const documents = await tx.select().from(verificationFiles).where(isTheirs);
  return [
    ...pictures.map(({ key }) => ({ path: originalPath(key), name: `media/pictures/${key}.webp` })),
    ...shown.map(({ key, type }) => ({
      path: filmPath(key),
      name: `media/films/${key}.${endingOf(type)}`,
    })),
    ...fonts.map(({ key }) => ({ path: fontPath(key), name: `media/fonts/${key}.woff2` })),
    ...documents.map(({ id, storageKey, type }) => ({
      path: documentPath(storageKey),
      name: `media/documents/${id}.${endingOf(type)}`,
    })),
  ];
}

/** `application/pdf` is a `.pdf`, and so is `mp4` an `.mp4`. */
const endingOf = (type: string): string => type.split("/").at(-1)!.replace("jpeg", "jpg");

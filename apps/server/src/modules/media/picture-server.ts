import { splitSize } from "@tour/api";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { createKeyedQueue } from "./keyed-queue.ts";
import { makeAvif } from "./make-avif.ts";
import { sizePath } from "./media-path.ts";
import type { PictureFormat } from "./media-path.ts";
import type { MediaStorage } from "./storage/media-storage.ts";
import { readSource } from "./read-source.ts";
import { renderPicture } from "./render-picture.ts";
import type { PictureSource } from "./render-picture.ts";

export interface ServedPicture {
  bytes: Buffer<ArrayBuffer>;
  format: PictureFormat;
}

interface Parts {
  db: Database;
  storage: MediaStorage;
  log: Pick<Logger, "error">;
}

/**
 * Serves sizes of pictures, each made once. AVIF takes long: what a published page shows has it made
 * by a job (`preparePictures`); else whoever asks for it first gets WebP, and AVIF is made behind
 * their back for the next one.
 */
export function createPictureServer({ db, storage, log }: Parts) {
  const visible = createKeyedQueue(2);
  const background = createKeyedQueue(1);
  const planned = new Set<string>();

  async function make(key: string, size: string, format: PictureFormat) {
    const path = sizePath(key, size, format);
    const made = await storage.read(path);
    if (made) return made;
    const source = await readSource({ db, storage }, key);
    if (!source || !isKnownCut(source, size)) return undefined;
    const picture = (await render(source, size, format)) as Buffer<ArrayBuffer>;
    // Whoever waits for it gets it, kept or not: it is made again for the next one.
    await storage
      .write(path, picture)
      .catch((error: unknown) => log.error({ error, key, size }, "a picture's size was not kept"));
    return picture;
  }

  function planAvif(key: string, size: string) {
    const name = sizePath(key, size, "avif");
    if (planned.has(name)) return;
    planned.add(name);
    background
      .run(key, () => make(key, size, "avif"))
      .catch((error: unknown) => log.error({ error, key, size }, "AVIF was not made"))
      .finally(() => planned.delete(name));
  }

  return {
    /** The picture in the wanted format or the next best; undefined when there is none. */
    async serve(
      key: string,
      size: string,
      wanted: PictureFormat,
    ): Promise<ServedPicture | undefined> {
      const ready = await storage.read(sizePath(key, size, wanted));
      if (ready) return { bytes: ready, format: wanted };
      const format = wanted === "avif" ? "webp" : wanted;
      const bytes = await visible.run(key, () => make(key, size, format));
      if (!bytes) return undefined;
      if (wanted === "avif") planAvif(key, size);
      return { bytes, format };
    },
    /** Resolves once all that was begun is done. */
    async idle(): Promise<void> {
      await visible.idle();
      await background.idle();
    },
  };
}

/** Of other cuts anyone could ask for any number: each is work, and a file for ever. */
function isKnownCut({ cuts = [] }: PictureSource, size: string): boolean {
  const { cut } = splitSize(size);
  return cut === null || cuts.includes(cut);
}

const render = (source: PictureSource, size: string, format: PictureFormat) =>
  format === "avif" ? makeAvif(source, size) : renderPicture(source, size, format);

export type PictureServer = ReturnType<typeof createPictureServer>;

import type { Logger } from "pino";
import sharp from "sharp";
import type { Database } from "../../db/database.ts";
import { addPicture, encodeOriginal } from "../../modules/media/add-picture.ts";
import type { Original } from "../../modules/media/add-picture.ts";
import { createKeyedQueue } from "../../modules/media/keyed-queue.ts";
import type { MediaStorage } from "../../modules/media/storage/media-storage.ts";
import { drawPicture } from "@tour/demo";

export interface ReadyPicture extends Original {
  alt: string;
  focal: { x: number; y: number };
}

const parallel = 2;
const reportEvery = 10;

/** Draws pictures by their names; the log tells how far it is. */
export async function preparePictures(
  names: string[],
  log: Pick<Logger, "info">,
): Promise<Map<string, ReadyPicture>> {
  const queue = createKeyedQueue(parallel);
  const ready = new Map<string, ReadyPicture>();
  await Promise.all(
    names.map((name) =>
      queue.run(name, async () => {
        ready.set(name, await prepare(name));
        const { size } = ready;
        if (size % reportEvery === 0 || size === names.length) {
          log.info({ drawn: size, of: names.length }, "demo: pictures");
        }
      }),
    ),
  );
  return ready;
}

async function prepare(name: string): Promise<ReadyPicture> {
  const { raw, width, height, channels, alt, focal_x, focal_y } = await drawPicture(name);
  const original = await encodeOriginal(sharp(raw, { raw: { width, height, channels } }));
  return { ...original, alt, focal: { x: focal_x, y: focal_y } };
}

interface Library {
  organizerId: number;
  ready: Map<string, ReadyPicture>;
  /** Descriptions that are used instead of the pictures' own. */
  alts: Record<string, string>;
}

/** Puts pictures into an organiser's library; answers how to show each by its name. */
export async function fillLibrary(
  db: Database,
  storage: MediaStorage,
  names: string[],
  { organizerId, ready, alts }: Library,
) {
  const images = new Map<string, Awaited<ReturnType<typeof addPicture>>["image"]>();
  for (const name of names) {
    const picture = ready.get(name);
    if (!picture) throw new Error(`The demo picture "${name}" was not drawn`);
    const alt = alts[name] ?? picture.alt;
    const added = { organizerId, name: `${name}.webp`, alt, focal: picture.focal };
    images.set(name, (await addPicture(db, storage, added, picture)).image);
  }
  return (name: string) => {
    const image = images.get(name);
    if (!image) throw new Error(`The demo picture "${name}" is not in the library`);
    return image;
  };
}

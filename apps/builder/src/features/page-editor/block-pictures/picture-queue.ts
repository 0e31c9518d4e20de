import type { Block } from "@tour/api";

/** One block was not drawn this time: not in time, or not by this browser. Others may be. */
export class NotDrawnError extends Error {}

interface QueueOptions {
  /**
   * Draws a block; null where there is nothing to see. Rejects with a `NotDrawnError` where this one was not
   * drawn, with another where nothing can be drawn at all.
   */
  draw: (block: Block) => Promise<Blob | null>;
  /** Resolves when drawing is in nobody's way. */
  awaitRest: () => Promise<void>;
  /** The address under which a picture can be shown, and its end. */
  makeUrl: (picture: Blob) => string;
  freeUrl: (url: string) => void;
  /** How many pictures are kept. */
  most?: number;
}

interface Want {
  block: Block;
  listeners: Set<() => void>;
  /** How often it was not drawn. */
  failures: number;
}

/** After how long it is tried again where the site could not be reached, in ms. */
const againAfter = 30_000;

/** A block that was not drawn so often shows nothing. */
const mostFailures = 4;

/** Pictures of blocks, drawn one by one for as long as somebody wants to see them. */
export function createPictureQueue({
  draw,
  awaitRest,
  makeUrl,
  freeUrl,
  most = 300,
}: QueueOptions) {
  /** By what is drawn; null for what shows nothing. Those that were seen last stand last. */
  const pictures = new Map<string, string | null>();
  const wants = new Map<string, Want>();
  let isRunning = false;
  let isBroken = false;
  let round = 0;

  const keep = (key: string, picture: Blob | null) => {
    pictures.set(key, picture && makeUrl(picture));
    for (const [old, url] of pictures) {
      if (pictures.size <= most) break;
      if (wants.has(old)) continue;
      pictures.delete(old);
      if (url !== null) freeUrl(url);
    }
  };

  const drawOne = async (want: Want): Promise<Blob | null | "failed"> => {
    try {
      return await draw(want.block);
    } catch (error) {
      if (!(error instanceof NotDrawnError)) throw error;
      want.failures += 1;
      return want.failures < mostFailures ? "failed" : null;
    }
  };
  const putLast = (key: string, want: Want) => {
    // Nobody may want it any more.
    if (wants.delete(key)) wants.set(key, want);
  };

  const run = async () => {
    if (isRunning || isBroken) return;
    isRunning = true;
    try {
      for (;;) {
        const findNext = () => [...wants].find(([key]) => !pictures.has(key));
        if (!findNext()) break;
        // oxlint-disable-next-line no-await-in-loop -- one after another: drawing takes the site's time
        await awaitRest();
        const next = findNext();
        if (!next) break;
        const [key, want] = next;
        const drawnIn = round;
        // oxlint-disable-next-line no-await-in-loop -- see above
        const picture = await drawOne(want);
        // The look has changed meanwhile.
        if (drawnIn !== round) continue;
        if (picture === "failed") {
          putLast(key, want);
        } else {
          keep(key, picture);
          for (const notify of want.listeners) notify();
        }
      }
    } catch {
      // Nothing can be drawn now: who wanted a picture keeps what they have for a while.
      isBroken = true;
      setTimeout(() => {
        isBroken = false;
        void run();
      }, againAfter);
    } finally {
      isRunning = false;
    }
  };

  return {
    /** What is drawn; null for what shows nothing, undefined until it is drawn. */
    read: (key: string): string | null | undefined => pictures.get(key),

    /** Asks for a picture until the answered function is called. */
    want(key: string, block: Block, notify: () => void): () => void {
      const want = wants.get(key) ?? { block, listeners: new Set(), failures: 0 };
      want.listeners.add(notify);
      wants.set(key, want);
      const url = pictures.get(key);
      if (url !== undefined) {
        pictures.delete(key);
        pictures.set(key, url);
      }
      void run();
      return () => {
        want.listeners.delete(notify);
        if (want.listeners.size === 0 && wants.get(key) === want) wants.delete(key);
      };
    },

    /** Forgets all pictures: they are drawn anew as they are wanted. */
    clear(): void {
      round += 1;
      for (const url of pictures.values()) if (url !== null) freeUrl(url);
      pictures.clear();
      for (const { listeners } of wants.values()) for (const notify of listeners) notify();
      void run();
    },
  };
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { isBefore } from "date-fns/isBefore";
import { subHours } from "date-fns/subHours";
import { Refusal } from "../../../http/errors/errors.ts";
import { mediaTexts } from "../media.texts.ts";
import type { MediaStorage } from "./file-store.ts";

/** Where files are written before they get their names; nothing is ever served from there. */
const draftsOf = (folder: string) => join(folder, "drafts");

/** What a disk or a share of it says that takes no more. */
const fullCodes = ["ENOSPC", "EDQUOT"];

/**
 * Pictures in a folder of the local disk. A disk that is full is a `Refusal("no_room")`, 507.
 *
 * @param writeDraft Instead of writing to the disk, in tests.
 */
export function createDiskStorage(folder: string, writeDraft = writeFile): MediaStorage {
  return {
    read: async (path) => {
      try {
        return (await readFile(join(folder, path))) as Buffer<ArrayBuffer>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    readPart: async (path, start, end) => {
      try {
        const file = await open(join(folder, path));
        // It is closed at its end, and when whoever reads it leaves.
        const stream = Readable.toWeb(file.createReadStream({ start, end }));
        return stream as ReadableStream<Uint8Array<ArrayBuffer>>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: async (path, bytes) => {
      const file = join(folder, path);
      const draft = join(draftsOf(folder), randomUUID());
      try {
        await mkdir(dirname(draft), { recursive: true });
        await mkdir(dirname(file), { recursive: true });
        // On the disk before it has its name: a machine that loses power keeps no empty picture.
        await writeDraft(draft, bytes, { flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        if (!fullCodes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
        throw new Refusal("no_room", mediaTexts.noRoom, { cause: error });
      }
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}

/** No write takes as long. */
const staleHours = 1;

/** Removes what processes that were killed in the midst of a write left behind. */
export async function clearDrafts(folder: string, now: Date): Promise<void> {
  const drafts = draftsOf(folder);
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const draft = join(drafts, name);
    const facts = await stat(draft).catch(() => undefined);
    if (facts && isBefore(facts.mtime, subHours(now, staleHours))) await rm(draft, { force: true });
  }
}

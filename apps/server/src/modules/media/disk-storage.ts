import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MediaStorage } from "./file-store.ts";

/** Where files are written before they get their names; nothing is ever served from there. */
const draftsOf = (folder: string) => join(folder, "drafts");

/** Pictures in a folder of the local disk. */
export function createDiskStorage(folder: string): MediaStorage {
  return {
    read: async (path) => {
      try {
        return (await readFile(join(folder, path))) as Buffer<ArrayBuffer>;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    write: async (path, bytes) => {
      const file = join(folder, path);
      const draft = join(draftsOf(folder), randomUUID());
      await mkdir(dirname(draft), { recursive: true });
      await mkdir(dirname(file), { recursive: true });
      try {
        // On the disk before it has its name: a machine that loses power keeps no empty picture.
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

/** No write takes as long, in ms. */
const staleMs = 60 * 60_000;

/** Removes what processes that were killed in the midst of a write left behind. */
export async function clearDrafts(folder: string, now: Date): Promise<void> {
  const drafts = draftsOf(folder);
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const draft = join(drafts, name);
    const facts = await stat(draft).catch(() => undefined);
    if (facts && now.getTime() - facts.mtimeMs > staleMs) await rm(draft, { force: true });
  }
}

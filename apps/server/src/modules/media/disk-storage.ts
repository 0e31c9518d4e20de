import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { MediaStorage } from "./file-store.ts";

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
      const draft = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

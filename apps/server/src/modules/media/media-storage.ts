import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where pictures are kept. Paths are made by this server, never by whoever asks. */
export interface MediaStorage {
  /** The file's bytes, or undefined when there is none. */
  read: (path: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Writes the whole file or nothing: a reader never sees a part of it. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
}

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

/** The storage of a server: `media` in its data folder. */
export const openMediaStorage = (env: { dataDir: string }) =>
  createDiskStorage(join(env.dataDir, "media"));

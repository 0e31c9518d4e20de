/** Where pictures are kept. Paths are made by this server, never by whoever asks. */
export interface MediaStorage {
  /** The file's bytes, or undefined when there is none. */
  read: (path: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Writes the whole file or nothing: a reader never sees a part of it. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** A file that is not there is removed already. */
  remove: (path: string) => Promise<void>;
}

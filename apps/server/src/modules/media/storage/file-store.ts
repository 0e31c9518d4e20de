/** Where pictures are kept. Paths are made by this server, never by whoever asks. */
export interface MediaStorage {
  /** The file's bytes, or undefined when there is none. */
  read: (path: string) => Promise<Buffer<ArrayBuffer> | undefined>;
  /** Its bytes from one to another, both counted, as they come; undefined when there is no such file. */
  readPart: (
    path: string,
    from: number,
    to: number,
  ) => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Writes the whole file or nothing: a reader never sees a part of it. */
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  /** A file that is not there is removed already. */
  remove: (path: string) => Promise<void>;
}

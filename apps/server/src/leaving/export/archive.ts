import { existsSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** The form of archive that every system opens has 4 GB and 65,535 files at most. */
const mostBytes = 3_000_000_000;
const mostFiles = 60_000;

/** A zip that is written as it is made: no more of it is in memory than what is being added. */
export class Archive {
  readonly #path: string;
  readonly #mostBytes: number;
  /** Finished archives, under the names that they get. */
  readonly #done: string[] = [];
  #part: Part | undefined;

  /** @param path Ends in `.zip`; what is there is not overwritten. */
  constructor(path: string, most = mostBytes) {
    this.#path = path;
    this.#mostBytes = most;
  }

  /** Adds a file; texts are packed, pictures and films are so already. */
  async add(
    name: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    { isPacked = false } = {},
  ): Promise<void> {
    if (this.#part?.isFull(this.#mostBytes)) await this.#finishPart();
    this.#part ??= await Part.create(this.#nextPath());
    await this.#part.add(name, chunks, isPacked);
  }

  /** Ends it; answers the archives' paths. */
  async finish(): Promise<string[]> {
    await this.#finishPart();
    return this.#done;
  }

  /** Lets go of what is half written; it keeps its draft's name. */
  async abandon(): Promise<void> {
    await this.#part?.abandon();
  }

  async #finishPart(): Promise<void> {
    if (this.#part) this.#done.push(await this.#part.finish());
    this.#part = undefined;
  }

  #nextPath(): string {
    const number = this.#done.length + 1;
    return number === 1 ? this.#path : this.#path.replace(/\.zip$/, `-${number}.zip`);
  }
}

/** One zip. */
class Part {
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #zip: Zip;
  #made: Uint8Array[] = [];
  #bytes = 0;
  #files = 0;

  private constructor(path: string, file: FileHandle) {
    this.#path = path;
    this.#file = file;
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#made.push(chunk);
    });
  }

  static async create(path: string): Promise<Part> {
    if (existsSync(path)) throw new Error(`${path} is there already.`);
    // For whoever runs the command alone: it holds guests' passports.
    return new Part(path, await open(`${path}.part`, "w", 0o600));
  }

  isFull = (most: number): boolean => this.#bytes >= most || this.#files >= mostFiles;

  async add(
    name: string,
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    isPacked: boolean,
  ): Promise<void> {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    this.#zip.add(entry);
    this.#files += 1;
    for await (const chunk of chunks) {
      entry.push(chunk);
      await this.#write();
    }
    entry.push(new Uint8Array(), true);
    await this.#write();
  }

  async finish(): Promise<string> {
    this.#zip.end();
    await this.#write();
    await this.#file.sync();
    await this.#file.close();
    await rename(`${this.#path}.part`, this.#path);
    return this.#path;
  }

  abandon = (): Promise<void> => this.#file.close();

  async #write(): Promise<void> {
    for (const chunk of this.#made) {
      this.#bytes += chunk.length;
      // oxlint-disable-next-line no-await-in-loop -- in their order, and no faster than the disk
      await this.#file.write(chunk);
    }
    this.#made = [];
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { secondsInHour } from "date-fns/constants";
import { FactsReader, FactsWriter } from "./facts-lines.ts";
import { readLines } from "./read-lines.ts";
import type { TourFacts } from "../tour-facts.ts";

/** What a snapshot is of: it is good for these rows, made into facts in this way, from this moment on. */
export interface SnapshotHead {
  /** Changes whenever the lines are written in another way. */
  format: number;
  /** What made facts of rows, as `factsMaker` names it. */
  maker: string;
  lineage: string;
  /** Where the database keeps the numbers of changes: another place once they were filled anew. */
  rows: string;
  /** What the transactions were that had ended, as `pg_snapshot`. */
  snapshot: string;
  endedHolds: Record<string, number>;
}

interface Foot {
  tours: number;
  crc: number;
}

/** So many tours are written or read at a time, in a few milliseconds; then others have their turn. */
const tours = 250;
const fileName = "tours.snapshot";
const temporary = ".tmp";

/** The file that holds what search knows, so that a process that starts need not ask for all of it. */
export class SnapshotFile {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Reads the file, a part at a time, where its head is as it should be; answers that head. Null without
   * a file. Throws where it is not whole, or its head not as expected: what came before is worth nothing then.
   */
  async read(
    check: (head: SnapshotHead) => Promise<void>,
    take: (facts: TourFacts[]) => void,
  ): Promise<SnapshotHead | null> {
    const handle = await open(join(this.#folder, fileName)).catch(ifMissing);
    if (!handle) return null;
    try {
      return await readFrom(handle, check, take);
    } finally {
      await handle.close();
    }
  }

  /** Writes the file anew, and puts it in the place of the old one once it is whole. */
  async write(head: SnapshotHead, all: readonly (TourFacts | undefined)[]): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.#sweep();
    const path = join(this.#folder, `${randomUUID()}${temporary}`);
    const handle = await open(path, "wx");
    try {
      await writeTo(handle, head, all);
      await handle.sync();
      await handle.close();
      await rename(path, join(this.#folder, fileName));
    } catch (error) {
      await handle.close().catch(() => {});
      await rm(path, { force: true });
      throw error;
    }
  }

  /** What a process that was killed left half written. */
  async #sweep(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!name.endsWith(temporary)) continue;
      const path = join(this.#folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > secondsInHour * 1000) await rm(path, { force: true });
    }
  }
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

async function writeTo(
  handle: FileHandle,
  head: SnapshotHead,
  all: readonly (TourFacts | undefined)[],
): Promise<void> {
  let crc = 0;
  const add = async (text: string) => {
    const line = Buffer.from(`${text}\n`);
    crc = crc32(line, crc);
    await handle.appendFile(line);
  };
  await add(JSON.stringify(head));
  const writer = new FactsWriter();
  let count = 0;
  for (let start = 0; start < all.length; start += tours) {
    const some = all.slice(start, start + tours).filter((one) => one !== undefined);
    count += some.length;
    await add(writer.write(some));
  }
  const foot: Foot = { tours: count, crc };
  await handle.appendFile(`${JSON.stringify(foot)}\n`);
}

async function readFrom(
  handle: FileHandle,
  check: (head: SnapshotHead) => Promise<void>,
  take: (facts: TourFacts[]) => void,
): Promise<SnapshotHead> {
  const reader = new FactsReader();
  let head: SnapshotHead | null = null;
  /** The last line that was met: what it is only the end of the file tells. */
  let line: Buffer | null = null;
  let [count, crc] = [0, 0];
  for await (const next of readLines(handle)) {
    if (line) {
      crc = crc32(line, crc);
      const text = line.toString();
      if (head) {
        const facts = reader.read(text);
        count += facts.length;
        take(facts);
        await nextTurn();
      } else {
        head = JSON.parse(text) as SnapshotHead;
        await check(head);
      }
    }
    line = next;
  }
  const foot = JSON.parse(String(line)) as Foot;
  if (!head || foot.crc !== crc || foot.tours !== count) throw new Error("It is not whole");
  return head;
}

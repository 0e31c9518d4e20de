import { maxCopiedPictures } from "@tour/api";
import { client } from "@tour/office/api";
import { findOwnPictures } from "./find-own-pictures.ts";
import type { BroughtPictures, LeftBehind } from "./foreign-parts.ts";

/** Who waits no longer than this sees no progress, in ms. */
const patience = 1000;

interface Move {
  from: number;
  to: number;
  /** How many of those that had to be copied are done; told once it takes long. */
  tellProgress: (done: number, count: number) => void;
}

/**
 * Has pictures of one organiser copied into the library of another, those that are not there. The
 * server decides who may; what was copied before a failure is found there by the next try.
 */
export async function bringPictures(
  keys: readonly string[],
  { from, to, tellProgress }: Move,
): Promise<BroughtPictures & { copied: number }> {
  const urls = new Map(await findOwnPictures(to, keys));
  const problems = new Map<string, LeftBehind>();
  const missing = keys.filter((key) => !urls.has(key));
  let done = 0;
  let isLong = false;
  const timer = setTimeout(() => {
    isLong = true;
    tellProgress(done, missing.length);
  }, patience);
  try {
    while (done < missing.length) {
      const batch = missing.slice(done, done + maxCopiedPictures);
      const body = { from_organizer_id: from, keys: batch };
      // oxlint-disable-next-line no-await-in-loop -- one batch after another: progress is told between them
      const { data } = await client.copyMedia({ query: { organizer_id: to }, body });
      for (const [index, key] of batch.entries()) {
        const { file, problem } = data[index]!;
        if (file) urls.set(key, file.image.url);
        else problems.set(key, problem ?? "gone");
      }
      done += batch.length;
      if (isLong) tellProgress(done, missing.length);
    }
  } finally {
    clearTimeout(timer);
  }
  return { urls, problems, copied: missing.length - problems.size };
}

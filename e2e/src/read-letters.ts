import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Journey } from "./journey.ts";

/** The letters in the outbox of a server without a mail server, those that are wholly written. */
export async function readLetters({ dataDir }: Pick<Journey, "dataDir">): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  const letters = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return letters.filter((letter) => /https?:\S+/.test(letter) && letter.endsWith("\n"));
}

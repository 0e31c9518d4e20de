import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Journey } from "./journey.ts";

/** The emails in the outbox of a server without a mail server, those that are wholly written. */
export async function readEmails({ dataDir }: Pick<Journey, "dataDir">): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return emails.filter((email) => /https?:\S+/.test(email) && email.endsWith("\n"));
}

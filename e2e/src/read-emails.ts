import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Journey } from "./journey.ts";

/**
 * The emails in the outbox of a server without a mail server, those that are wholly written. Guests
 * of the demo data are written to as well, so a journey asks for its own by `to`, the address that
 * they are sent to.
 */
export async function readEmails(
  { dataDir }: Pick<Journey, "dataDir">,
  to?: string,
): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  const emails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return emails.filter(
    (email) =>
      /https?:\S+/.test(email) &&
      email.endsWith("\n") &&
      (!to || email.split("\n").includes(`To: ${to}`)),
  );
}

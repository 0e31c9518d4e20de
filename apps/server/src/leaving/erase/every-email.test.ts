import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "../..");

/** Files of the server in which this stands. */
async function findFiles(pattern: RegExp): Promise<string[]> {
  const names = await readdir(sources, { recursive: true });
  const own = names.filter((name) => name.endsWith(".ts") && !name.includes("test"));
  const found = await Promise.all(
    own.map(async (name) => pattern.test(await readFile(join(sources, name), "utf8")) && name),
  );
  return found.filter((name) => name !== false).toSorted();
}

test("whatever sends emails is erased with its organiser by waiting-emails.api.test.ts", async () => {
  expect(await findFiles(/\bmail\.send\(/)).toEqual([
    "modules/booking/emails/request-email.job.ts",
    "modules/booking/finding/find-bookings.job.ts",
    "modules/emails/email.job.ts",
    "modules/subscriptions/subscription-email.job.ts",
  ]);
  // Nobody goes around the function that asks whose an email is.
  expect(await findFiles(/enqueue\([^)]*\bemailJob\b/)).toEqual(["modules/emails/email.job.ts"]);
});

import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sanitizeFont } from "./sanitize-font.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanitizer-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A sanitizer that does as a test wants. */
async function command(name: string, does: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${does}\n`);
  await chmod(file, 0o755);
  return file;
}

test.each([
  ["sound", 'test -s "$1"'],
  ["damaged", "exit 1"],
  ["damaged", "kill -9 $$"],
])("a font is %s when its check ends with: %s", async (verdict, does) => {
  const program = await command(`does-${does.length}`, does);
  expect(await sanitizeFont(Buffer.from("font"), 60_000, program)).toBe(verdict);
});

test("a check that takes too long reports a slow font, not a damaged one; a missing checker is reported as absent", async () => {
  const program = await command("sleeps", "while :; do :; done");
  expect(await sanitizeFont(Buffer.from("font"), 200, program)).toBe("slow");
  expect(await sanitizeFont(Buffer.from("font"), 200, join(folder, "nothing"))).toBe("absent");
});

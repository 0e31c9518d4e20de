import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What a check of a font found; "absent" where the machine lacks what checks it. */
export type FontVerdict = "sound" | "damaged" | "slow" | "absent";

/**
 * Asks the OpenType Sanitizer, by which browsers judge fonts before they show them. It is a program of
 * its own, for fonts have ended the processes that read them.
 *
 * @param command Instead of `ots-sanitize`, in tests.
 */
export async function sanitizeFont(
  font: Uint8Array,
  timeout: number,
  command = "ots-sanitize",
): Promise<FontVerdict> {
  const folder = await mkdtemp(join(tmpdir(), "font-"));
  try {
    const file = join(folder, "font.woff2");
    await writeFile(file, font);
    await run(command, [file, "/dev/null"], { timeout, killSignal: "SIGKILL", env: {} });
    return "sound";
  } catch (error) {
    const { code, killed } = error as { code?: string | number; killed?: boolean };
    if (code === "ENOENT") return "absent";
    return killed ? "slow" : "damaged";
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

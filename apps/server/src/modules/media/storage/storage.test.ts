import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startS3 } from "../../../test/start-s3.ts";
import type { TestS3 } from "../../../test/start-s3.ts";
import { clearMediaDrafts, openMediaStorage } from "./media-storage.ts";
import type { MediaStorage } from "./media-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

let s3: TestS3;
let dataDir = "";

beforeAll(async () => {
  s3 = await startS3();
  dataDir = await mkdtemp(join(tmpdir(), "storage-"));
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

/** What every storage must do, whatever it is made of. */
describe.each(["disk", "S3"])("a storage on %s", (kind) => {
  let storage: MediaStorage;
  beforeAll(() => {
    storage = openMediaStorage({ dataDir, s3: kind === "S3" ? s3.settings : undefined });
  });

  test("what was removed is not there, and may be removed again", async () => {
    await storage.write("private/one", Buffer.from("secret"));
    await storage.remove("private/one");
    expect(await storage.read("private/one")).toBeUndefined();
    await storage.remove("private/one");
  });

  test("gives back what was written, byte by byte", async () => {
    for (const bytes of [randomBytes(3_000_000), Buffer.from([0]), Buffer.alloc(0)]) {
      const path = `sizes/aa/${bytes.length}/320x00.webp`;
      await storage.write(path, new Uint8Array(bytes));
      expect(bytes.equals((await storage.read(path))!)).toBe(true);
    }
  });

  test("finds nothing where nothing was written", async () => {
    expect(await storage.read("originals/zz/nothing.webp")).toBeUndefined();
  });

  test("keeps the later of two writes, and keeps paths apart", async () => {
    await storage.write("originals/ab/one.webp", Buffer.from("first"));
    await storage.write("originals/ab/one.webp", Buffer.from("second"));
    await storage.write("originals/ab/two.webp", Buffer.from("other"));
    expect(String(await storage.read("originals/ab/one.webp"))).toBe("second");
    expect(String(await storage.read("originals/ab/two.webp"))).toBe("other");
  });
});

test("unfinished files of a killed process are removed, those of a running one are not", async () => {
  const drafts = join(dataDir, "media", "drafts");
  await mkdir(drafts, { recursive: true });
  await writeFile(join(drafts, "left-behind"), "half a pic");
  await writeFile(join(drafts, "being-written"), "half a pic");
  const now = new Date();
  const hoursAgo = new Date(now.getTime() - 2 * 60 * 60_000);
  await utimes(join(drafts, "left-behind"), hoursAgo, hoursAgo);
  await clearMediaDrafts({ dataDir }, now);
  expect(await readdir(drafts)).toEqual(["being-written"]);
  await clearMediaDrafts({ dataDir: join(dataDir, "nowhere") }, now);
});

test("neither a successful nor a failed write leaves a temporary file behind", async () => {
  const folder = await mkdtemp(join(tmpdir(), "drafts-"));
  const storage = openMediaStorage({ dataDir: folder });
  await storage.write("originals/aa/one.webp", Buffer.from("one"));
  // A folder stands where the file should.
  await mkdir(join(folder, "media", "originals/aa/two.webp"), { recursive: true });
  await expect(storage.write("originals/aa/two.webp", Buffer.from("two"))).rejects.toThrow();
  expect(await readdir(join(folder, "media", "drafts"))).toEqual([]);
  await rm(folder, { recursive: true });
});

// S3 itself promises this; the server that stands in for it in these tests does not keep it.
test("a file that is being written is never visible in part", async () => {
  const storage = openMediaStorage({ dataDir });
  const path = "originals/ac/large.webp";
  const whole = ["a", "b"].map((letter) => Buffer.alloc(500_000, letter));
  await storage.write(path, whole[0]!);
  const writing = Promise.all(
    Array.from({ length: 6 }, (_, n) => storage.write(path, whole[n % 2]!)),
  );
  for (let tries = 0; tries < 12; tries += 1) {
    const seen = (await storage.read(path))!;
    expect(whole.some((one) => one.equals(seen))).toBe(true);
  }
  await writing;
});

const unavailable = { refusal: "unavailable", status: 503 };

test("a store that refuses our signature is unavailable, not empty", async () => {
  const storage = createS3Storage({ ...s3.settings, secretAccessKey: "wrong" });
  await expect(storage.read("originals/ab/one.webp")).rejects.toMatchObject({
    ...unavailable,
    cause: { message: "The media store answered 403 SignatureDoesNotMatch" },
  });
  await expect(storage.write("a", Buffer.from("a"))).rejects.toMatchObject(unavailable);
});

test("a missing bucket is a mistake in the settings, not a missing picture", async () => {
  const storage = createS3Storage({ ...s3.settings, bucket: "nowhere" });
  await expect(storage.read("a")).rejects.toMatchObject(unavailable);
  await expect(storage.write("a", Buffer.from("a"))).rejects.toMatchObject(unavailable);
});

test("a store that is down or does not answer in time is unavailable, and says why", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const slow = createS3Storage({ ...s3.settings, endpoint, timeoutMs: 200 }).read("a");
  await expect(slow).rejects.toMatchObject({ ...unavailable, cause: { name: "TimeoutError" } });
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  const down = createS3Storage({ ...s3.settings, endpoint }).read("a");
  await expect(down).rejects.toMatchObject({ ...unavailable, cause: { message: "fetch failed" } });
});

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/open-test-database.ts";
import { addPicture, encodeOriginal } from "../add-picture.ts";
import { createPictureServer } from "../picture-server.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { twoHalves } from "../test-pictures.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { hasRoom } from "./free-room.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "full-disk-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a part, as a disk does that is full in the midst of it. */
const writePart: typeof writeFile = async (file, data, options) => {
  await writeFile(file, (data as Uint8Array).subarray(0, 10), options);
  throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
};

test("a file that does not fit on a full disk is refused with a named error and leaves nothing behind", async () => {
  const full = createDiskStorage(folder, writePart);
  await expect(full.write("originals/aa/one.webp", Buffer.alloc(100))).rejects.toMatchObject({
    refusal: "no_room",
    status: 507,
    message: expect.stringMatching(/закончилось место/),
  });
  expect(await full.read("originals/aa/one.webp")).toBeUndefined();
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
  const roomy = createDiskStorage(folder);
  await roomy.write("originals/aa/one.webp", Buffer.alloc(100));
  expect(await roomy.read("originals/aa/one.webp"), "control: with room it is kept").toHaveLength(
    100,
  );
});

test("a stored picture is served even if the resized copy can't be stored", async () => {
  const { db, close } = await openTestDatabase();
  const [organizer] = await db
    .insert(organizers)
    .values({ name: "Тропа", since: 2020 })
    .returning();
  const storage = createDiskStorage(folder);
  const original = await encodeOriginal(sharp(await twoHalves(60, 30).png().toBuffer()));
  const { id } = await addPicture(db, storage, { organizerId: organizer!.id, name: "a" }, original);
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const full = createDiskStorage(folder, writePart);
  const pictures = createPictureServer({ db, storage: full, log });
  for (const times of [1, 2]) {
    const picture = await pictures.serve(id, "320x00", "webp");
    expect(await sharp(picture!.bytes).metadata()).toMatchObject({ format: "webp", width: 60 });
    expect(lines, "each time it is told of").toHaveLength(times);
  }
  const roomy = createPictureServer({ db, storage, log });
  await roomy.serve(id, "320x00", "webp");
  expect(lines, "control: with room nothing is told").toHaveLength(2);
  await close();
});

test("a folder with too little free space has no room", async () => {
  expect(await hasRoom({ dataDir: folder }, 1)).toBe(true);
  expect(await hasRoom({ dataDir: folder }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

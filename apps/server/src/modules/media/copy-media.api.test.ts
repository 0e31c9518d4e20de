import disk, { mkdtemp, readdir, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createUser } from "../accounts/create-user.ts";
import { createMember, createOrganizer, password } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import type { Person } from "../../test/ask.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { originalPath } from "./media-path.ts";
import { media } from "./media.table.ts";
import { openMediaStorage } from "./storage/media-storage.ts";
import { file, twoHalves } from "./test-pictures.ts";

/** While something runs, the disk refuses what is written, as one does that is full. */
async function withFullDisk<Result>(run: () => Promise<Result>): Promise<Result> {
  const full = Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  const write = vi.spyOn(disk, "writeFile").mockRejectedValue(full);
  syncBuiltinESMExports();
  try {
    return await run();
  } finally {
    write.mockRestore();
    syncBuiltinESMExports();
  }
}

let app: TestApp;
let dataDir = "";
let source: TestOrganizer;
let target: TestOrganizer;
/** An editor of both. */
let both: Person;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "copied-media-"));
  app = await createTestApp({ env: { dataDir } });
  source = await createOrganizer(app, "Откуда");
  target = await createOrganizer(app, "Куда");
  const memberships = [source, target].map(({ id }) => ({
    organizerId: id,
    role: "editor" as const,
  }));
  await createUser(app.db, { name: "both", email: "both@example.com", password, memberships });
  both = await app.signIn("both@example.com", password);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

let width = 60;
/** A picture of the source's library; each is another one. */
async function upload(organizer = source) {
  width += 2;
  const bytes = await twoHalves(width, 30).png().toBuffer();
  const query = { organizer_id: organizer.id };
  const body = { file: file(bytes, "вид.png"), alt: "Озеро" };
  return (await app.call("uploadMedia", { query, body }, organizer.editor)).data;
}
const copy = (keys: string[], person = both, [from, to] = [source, target]) =>
  app.ask(
    "copyMedia",
    { query: { organizer_id: to!.id }, body: { from_organizer_id: from!.id, keys } },
    person,
  );
const copied = async (...input: Parameters<typeof copy>) => {
  const response = await copy(...input);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: { file: { id: string } | null; problem: string }[] })
    .data;
};
const keysOf = async ({ id }: TestOrganizer) =>
  (await app.db.select().from(media).where(eq(media.organizerId, id))).map(({ key }) => key);
const originals = async () =>
  (await readdir(join(dataDir, "media", "originals"), { recursive: true })).filter((name) =>
    name.endsWith(".webp"),
  );

test("a picture comes with its name, words, size, colour and focal point, and is served under its own key", async () => {
  const picture = await upload();
  await app.db.update(media).set({ focalX: 0.2, focalY: 0.9 }).where(eq(media.key, picture.id));
  const [answer] = await copied([picture.id]);
  expect(answer).toMatchObject({
    problem: null,
    file: {
      ...{ name: "вид.png", width: picture.width, height: 30 },
      image: { alt: "Озеро", focal_x: 0.2, focal_y: 0.9, color: picture.image.color },
    },
  });
  const { id } = answer!.file!;
  expect(id).not.toBe(picture.id);
  expect(await keysOf(target)).toContain(id);
  expect((await app.app.request(`/media/${id}/320x00`)).status).toBe(200);
});

test("the same picture is stored once: copied again, twice at the same time, or there by an upload", async () => {
  const picture = await upload();
  const answers = await Promise.all([copied([picture.id, picture.id]), copied([picture.id])]);
  const [id, ...others] = new Set(answers.flat().map((one) => one.file?.id));
  expect([typeof id, others]).toEqual(["string", []]);
  const before = await originals();
  expect((await copied([picture.id]))[0]!.file!.id).toBe(id);
  expect(await originals()).toEqual(before);
  // And back again it is the one that it was.
  expect((await copied([id!], both, [target, source]))[0]!.file!.id).toBe(picture.id);
});

test("a picture that came without a hash is stored once, too, there and back", async () => {
  const picture = await upload();
  await app.db.update(media).set({ hash: null }).where(eq(media.key, picture.id));
  const [first] = await copied([picture.id]);
  const [second] = await copied([picture.id]);
  expect(second!.file!.id).toBe(first!.file!.id);
  const [back] = await copied([first!.file!.id], both, [target, source]);
  expect(back!.file!.id).toBe(picture.id);
});

test("who may not edit the source's site gets nothing of it, and is not told what it has", async () => {
  const picture = await upload();
  const before = await keysOf(target);
  const guideOfSource = await createMember(app, source.id, "guide");
  await createUser(app.db, {
    ...{ name: "half", email: "half@example.com", password },
    memberships: [
      { organizerId: source.id, role: "guide" },
      { organizerId: target.id, role: "editor" },
    ],
  });
  const half = await app.signIn("half@example.com", password);
  for (const person of [target.editor, half]) {
    expect(await copied([picture.id, "x".repeat(22)], person)).toEqual([
      { file: null, problem: "no_access" },
      { file: null, problem: "no_access" },
    ]);
  }
  for (const person of [source.editor, guideOfSource]) {
    expect((await copy([picture.id], person)).status).toBe(403);
  }
  expect((await copy([picture.id], { role: "visitor" })).status).toBe(401);
  expect(await keysOf(target)).toEqual(before);
});

test("what is not in the source's library any more, or never was, is left, and the others come", async () => {
  const [here, removed, lost] = [await upload(), await upload(), await upload()];
  const foreign = await upload(target);
  const query = { organizer_id: source.id, id: removed.id };
  await app.call("removeMedia", { query }, source.editor);
  await openMediaStorage(app.services.env).remove(originalPath(lost.id));
  const guests = await upload();
  const guestOf = "0d3f3a52-7f2e-4f63-9c3e-0a3a5a8f3b11";
  await app.db.update(media).set({ guestOf }).where(eq(media.key, guests.id));
  const answers = await copied([removed.id, here.id, lost.id, foreign.id, guests.id]);
  expect(answers.map(({ problem }) => problem)).toEqual(["gone", null, "gone", "gone", "gone"]);
});

test("pictures that find no room are named, and nothing of them stays in the library", async () => {
  const pictures = [await upload(), await upload()].map(({ id }) => id);
  const before = { keys: await keysOf(target), files: await originals() };
  const answers = await withFullDisk(() => copied(pictures));
  expect(answers).toEqual(pictures.map(() => ({ file: null, problem: "no_room" })));
  expect({ keys: await keysOf(target), files: await originals() }).toEqual(before);
  const later = await copied(pictures);
  expect(later.map(({ problem }) => problem)).toEqual([null, null]);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { films } from "../../media/films/film.table.ts";
import { testMp4, testWebm } from "../../media/films/test-films.ts";

let app: TestApp;
let dataDir = "";
let own: Awaited<ReturnType<typeof createOrganizer>>;
let now = new Date();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "films-"));
  app = await createTestApp({ now: () => now, env: { dataDir } });
  own = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: own.id } }, own.owner);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, maxRetries: 3 });
});

const file = (bytes: Uint8Array<ArrayBuffer>, name = "C:\\films\\Алтай.mp4") =>
  new File([bytes], name);
const upload = (bytes: Uint8Array<ArrayBuffer>, by = own) => {
  const query = { organizer_id: by.id };
  return app.ask("uploadFilm", { query, body: { file: file(bytes) } }, by.editor);
};
const add = async (bytes: Uint8Array<ArrayBuffer>) => {
  const query = { organizer_id: own.id };
  return (await app.call("uploadFilm", { query, body: { file: file(bytes) } }, own.editor)).data;
};
/** Another file each time. */
const another = (mark: string) =>
  new Uint8Array(
    Buffer.concat([testMp4(), Buffer.from([0, 0, 0, 12]), Buffer.from(`free${mark}`)]),
  );
const get = (url: string, headers: Record<string, string> = {}) =>
  app.app.request(url, { headers });

test("a film is kept once, served whole and in parts, and never changes under its address", async () => {
  const film = await add(testMp4());
  expect(film).toMatchObject({ type: "mp4", name: "Алтай.mp4" });
  expect(await add(testMp4()), "the same bytes").toEqual(film);
  const whole = await get(film.url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect(whole.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.byteLength).toBe(testMp4().byteLength);
  expect(bytes.toString("latin1")).not.toContain("+55.7558");

  const part = await get(film.url, { range: "bytes=4-7" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 4-7/${bytes.byteLength}`);
  expect(part.headers.get("content-length")).toBe("4");
  expect(await part.text()).toBe("ftyp");
  const etag = part.headers.get("etag")!;
  expect((await get(film.url, { range: "bytes=0-1", "if-range": '"other"' })).status).toBe(200);
  expect((await get(film.url, { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await get(film.url, { "if-none-match": etag })).status).toBe(304);
  const beyond = await get(film.url, { range: "bytes=9999999-" });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get("content-range")).toBe(`bytes */${bytes.byteLength}`);
  const head = await app.app.request(film.url, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, `${bytes.byteLength}`]);
  expect((await get(`/media/${"x".repeat(22)}/film`)).status).toBe(404);
  expect((await get("/media/..%2f..%2fsecret/film")).status).toBe(404);
});

test("what is no film, too large or packed in another way is refused, and leaves nothing", async () => {
  const before = await app.db.$count(films);
  expect((await upload(new Uint8Array(Buffer.from("<svg/>")))).status).toBe(415);
  expect((await upload(new Uint8Array(testMp4("hvc1")))).status).toBe(415);
  const heavy = new Uint8Array(Buffer.concat([testMp4(), Buffer.alloc(20 * 1024 * 1024)]));
  expect((await upload(heavy)).status).toBe(413);
  expect(await app.db.$count(films)).toBe(before);
});

test("another organiser has the same bytes under an address of their own", async () => {
  const other = await createOrganizer(app, "Другие");
  const mine = await add(testWebm());
  expect(mine.type).toBe("webm");
  const query = { organizer_id: other.id };
  const theirs = await app.call(
    "uploadFilm",
    { query, body: { file: file(testWebm()) } },
    other.editor,
  );
  expect(theirs.data.url).not.toBe(mine.url);
  expect(
    (await app.ask("uploadFilm", { query, body: { file: file(testWebm()) } }, own.editor)).status,
  ).toBe(403);
});

test("a film that stands nowhere is given up a day later, one in a draft stays", async () => {
  const [used, unused] = [await add(another("used")), await add(another("lost"))];
  const block = validBlock();
  const content = { ...block.content, film: used };
  const query = { organizer_id: own.id, type: "main" as const };
  await app.call("savePageBlocks", { query, body: { blocks: [{ ...block, content }] } }, own.owner);
  await add(another("soon"));
  expect((await get(unused.url)).status, "for a day it may be in a draft that is not saved").toBe(
    200,
  );
  now = new Date(Date.now() + 25 * 60 * 60 * 1000);
  await add(another("next"));
  expect((await get(unused.url)).status).toBe(404);
  expect((await get(used.url)).status).toBe(200);
});

test("there is room for so many films that are in use, and the refusal says what to do", async () => {
  const [{ createdAt: _, ...row }] = (await app.db
    .select()
    .from(films)
    .where(eq(films.organizerId, own.id))) as [typeof films.$inferSelect];
  const more = Array.from({ length: 30 }, (_each, at) => ({
    ...row,
    key: `k${at}`.padEnd(22, "x"),
    hash: `hash ${at}`,
    createdAt: now,
  }));
  await app.db.insert(films).values(more);
  const refused = await upload(another("many"));
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Уберите лишние из блоков");
});

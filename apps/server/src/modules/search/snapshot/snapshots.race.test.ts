import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { createTour } from "../../tours/create-tour.ts";
import { testTour } from "../../tours/test-tour.ts";
import { tours } from "../../tours/tour.table.ts";
import { LiveIndex } from "../live-index.ts";
import { Snapshots } from "./snapshots.ts";

const now = new Date("2027-03-01T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "tour-snapshot-"));
const file = join(folder, "tours.snapshot");
const log = { warn: vi.fn(), info: vi.fn() };
let app: TestApp;
let organizerId = 0;

beforeAll(async () => {
  app = await createTestApp();
  organizerId = (await createOrganizer(app, "А")).id;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const openIndex = () => new LiveIndex(app.db, new Snapshots(app.db, folder, log));
const add = (title: string) => createTour(app.db, organizerId, testTour({ title }));
const titlesIn = async (index: LiveIndex) => {
  const { tours: known } = await index.read(now);
  return known.facts.flatMap((facts) => facts?.title ?? []).toSorted();
};

/** What nobody notes: an index that reads all tours sees it, and one that reads the file does not. */
async function whisper(title: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(tours).set({ title }).where(eq(tours.title, "Алтай"));
  });
}

beforeEach(async () => {
  await app.db.delete(tours);
  for (const title of ["Алтай", "Байкал", "Волга"]) await add(title);
  const index = openIndex();
  await index.read(now);
  await index.keep();
  log.warn.mockClear();
});

test("a process that starts reads the file, and of the database what has changed since", async () => {
  await whisper("Неслышно");
  await app.db.delete(tours).where(eq(tours.title, "Байкал"));
  await app.db.update(tours).set({ title: "Лена" }).where(eq(tours.title, "Волга"));
  await add("Дагестан");
  expect(await titlesIn(openIndex())).toEqual(["Алтай", "Дагестан", "Лена"]);
  expect(log.warn).not.toHaveBeenCalled();
  // The control: without the file all are read, and what nobody noted is seen.
  expect(await titlesIn(new LiveIndex(app.db))).toEqual(["Дагестан", "Лена", "Неслышно"]);
});

test("all of its facts are those of the database", async () => {
  const factsIn = async (index: LiveIndex) => (await index.read(now)).tours.facts;
  expect(await factsIn(openIndex())).toEqual(await factsIn(new LiveIndex(app.db)));
});

test("what changes while the file is written is read again by whoever reads it", async () => {
  const index = openIndex();
  await index.read(now);
  await add("Дагестан");
  await index.read(now);
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const write = vi.spyOn(Snapshots.prototype, "write").mockImplementationOnce(async function (
    this: Snapshots,
    ...of
  ) {
    await gate;
    await this.write(...of);
  });
  const keeping = index.keep();
  await add("Енисей");
  await app.db.delete(tours).where(eq(tours.title, "Байкал"));
  await index.read(now);
  finish();
  await keeping;
  write.mockRestore();
  const all = ["Алтай", "Волга", "Дагестан", "Енисей"];
  expect(await titlesIn(openIndex())).toEqual(all);
});

const edit = (change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, "utf8")));
const editHead = (change: object) =>
  edit((text) => {
    const [head, ...lines] = text.split("\n");
    return [JSON.stringify({ ...JSON.parse(head!), ...change }), ...lines].join("\n");
  });
const faults: Record<string, () => unknown> = {
  "is damaged": () => edit((text) => text.replace("Байкал", "Банкал")),
  "ends too soon": () => edit((text) => text.slice(0, text.lastIndexOf("{"))),
  "ends within a line": () => edit((text) => text.slice(0, -60)),
  "ends after its first line": () => edit((text) => text.slice(0, text.indexOf("\n") + 1)),
  "is empty": () => writeFileSync(file, ""),
  "is no snapshot": () => writeFileSync(file, Buffer.alloc(3_000_000, 255)),
  "has another format": () => editHead({ format: 0 }),
  "was made by another build": () => editHead({ maker: "another" }),
  "is of another lineage": () => editHead({ lineage: "another" }),
  "is of a table that was filled anew": () => app.db.execute(sql`vacuum full tour_changes`),
  "is ahead of the database": () => editHead({ snapshot: "99999999:99999999:" }),
};

for (const [what, spoil] of Object.entries(faults)) {
  // ASVS 1.5.2
  test(`a file that ${what} is left alone with one line of the log`, async () => {
    await whisper("Неслышно");
    await spoil();
    expect(await titlesIn(openIndex())).toEqual(["Байкал", "Волга", "Неслышно"]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
}

test("without a file, all are read and nothing is said", async () => {
  rmSync(file);
  await whisper("Неслышно");
  expect(await titlesIn(openIndex())).toEqual(["Байкал", "Волга", "Неслышно"]);
  expect(log.warn).not.toHaveBeenCalled();
});

test("a folder that cannot be written to costs one line of the log alone", async () => {
  const index = new LiveIndex(app.db, new Snapshots(app.db, join(file, "below"), log));
  expect(await titlesIn(index)).toHaveLength(3);
  log.warn.mockClear();
  await index.keep();
  expect(log.warn).toHaveBeenCalledTimes(1);
});

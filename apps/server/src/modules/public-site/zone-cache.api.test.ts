import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { createTour } from "../tours/create-tour.ts";
import { testTour } from "../tours/test-tour.ts";
import { ZoneCache } from "./zone-cache.ts";

let app: TestApp;
const ids: number[] = [];

beforeAll(async () => {
  app = await createTestApp();
  for (const name of ["Один", "Два", "Три"]) ids.push((await createOrganizer(app, name)).id);
  for (const id of ids) await createTour(app.db, id, testTour({ time_zone: "Asia/Omsk" }));
});
afterAll(() => app.close());

test("time zones are cached for one revision of the data, and read again for the next", async () => {
  const cache = new ZoneCache();
  const owner = { organizerId: ids[0]!, dataRevision: 1, lineage: "" };
  expect(cache.known(owner)).toBeUndefined();
  expect(await cache.read(app.db, owner)).toEqual(["Asia/Omsk"]);
  expect(cache.known(owner)).toEqual(["Asia/Omsk"]);
  await createTour(app.db, ids[0]!, testTour({ time_zone: "Europe/Moscow" }));
  const next = { ...owner, dataRevision: 2 };
  expect(cache.known(next)).toBeUndefined();
  expect([...(await cache.read(app.db, next))].sort()).toEqual(["Asia/Omsk", "Europe/Moscow"]);
  expect(cache.size).toBe(1);
});

test("only the most recently used organisers are cached", async () => {
  const cache = new ZoneCache(2);
  for (const organizerId of ids)
    await cache.read(app.db, { organizerId, dataRevision: 1, lineage: "" });
  expect(cache.size).toBe(2);
  const known = ids.map(
    (organizerId) => cache.known({ organizerId, dataRevision: 1, lineage: "" }) !== undefined,
  );
  expect(known).toEqual([false, true, true]);
});

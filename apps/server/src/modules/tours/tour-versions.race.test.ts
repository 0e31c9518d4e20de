import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBarrier } from "../../test/create-barrier.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { testTour } from "./test-tour.ts";
import { tours } from "./tour.table.ts";

const writers = 6;
let app: TestApp;
let own: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
});
afterAll(() => app.close());

async function create() {
  const query = { organizer_id: own.id };
  const { data } = await app.call("createTour", { query, body: testTour() }, own.editor);
  return { tour: data, query: { ...query, id: data.id } };
}
const together = <T>(write: (title: string) => Promise<T>) =>
  Promise.all(Array.from({ length: writers }, (_, index) => write(`Тур ${index}`)));

test("a change from an older version is refused with the newer tour, and changes nothing", async () => {
  const { tour, query } = await create();
  const { version } = tour;
  const body = { title: "Стало", version };
  const { data: newer } = await app.call("updateTour", { query, body }, own.editor);
  const late = app.call("updateTour", { query, body: { subtitle: "Поздно", version } }, own.editor);
  await expect(late).rejects.toMatchObject({ status: 409, error: "conflict", data: newer });
  expect((await app.call("viewTour", { query }, own.editor)).data).toEqual(newer);
});

test("exactly one of several changes of one version wins, and the others get 409", async () => {
  const { tour, query } = await create();
  const responses = await together((title) =>
    app.ask("updateTour", { query, body: { title, version: tour.version } }, own.editor),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: writers - 1 }, () => 409)]);
  const { data } = await app.call("viewTour", { query }, own.editor);
  expect(data.version).toBe(tour.version + 1);
});

test("control: reading the version first and writing afterwards lets several win", async () => {
  const { tour } = await create();
  const allHaveRead = createBarrier(writers);
  const wins = await together(async (title) => {
    const [row] = await app.db.select().from(tours).where(eq(tours.id, tour.id));
    await allHaveRead();
    if (row?.version !== tour.version) return false;
    await app.db
      .update(tours)
      .set({ title, version: tour.version + 1 })
      .where(eq(tours.id, tour.id));
    return true;
  });
  expect(wins.filter(Boolean)).toHaveLength(writers);
});

import { setTimeout as wait } from "node:timers/promises";
import { readToday } from "@tour/dates";
import { findFreePort } from "@tour/free-port";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tours } from "./modules/tours/tour.table.ts";
import { seedMarket } from "./seeding/market/seed-market.ts";
import { createTestApp } from "./test/create-test-app.ts";
import type { TestApp } from "./test/create-test-app.ts";
import { createServerRunner } from "./test/run-server.ts";

const runner = createServerRunner();
/** One process with an index of its own, on the same database: what is expected. */
let alone: TestApp;
let api = "";
let ports: number[] = [];
let searching: ReturnType<typeof startSearch>[] = [];

const startSearch = (port: number) =>
  runner.start({ ...database(), ROLE: "search", SEARCH_PORT: String(port) });
const database = () => ({ DATABASE_URL: alone.databaseUrl! });

async function waitFor(url: string): Promise<void> {
  const expectAnswer = async () => expect((await fetch(url)).status).toBe(200);
  await vi.waitFor(expectAnswer, { timeout: 120_000, interval: 100 });
}
const whenServing = (port: number) => waitFor(`http://127.0.0.1:${port}/health/serving`);

beforeAll(async () => {
  alone = await createTestApp();
  await seedMarket(alone.services, { tours: 400, today: readToday("UTC") });
  ports = [await findFreePort(), await findFreePort()];
  const apiPort = await findFreePort();
  api = `http://127.0.0.1:${apiPort}`;
  runner.start({
    ...database(),
    API_PORT: String(apiPort),
    SEARCH_ORIGIN: ports.map((port) => `http://127.0.0.1:${port}`).join(","),
    RATE_LIMIT: "off",
    LOG_LEVEL: "silent",
  });
  // It waits for no search process.
  await waitFor(`${api}/health/ready`);
  searching = ports.map(startSearch);
  await Promise.all(ports.map(whenServing));
});
afterAll(async () => {
  await runner.end();
  runner.cleanUp();
  await alone.close();
});

const headers = { "user-role": "visitor" };
const ask = (path: string) => fetch(`${api}${path}`, { headers });
const askAlone = (path: string) => alone.app.request(path, { headers });
const read = async (answer: Response) => ({ status: answer.status, body: await answer.json() });

const one = <Value>(...values: Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const search = fc.record({
  q: one("озеро", "тур", "вулкны", "байкале", "ъъъъ", "на лошадях"),
  tours_direction: one("Алтай", "Камчатка", "Карелия,Байкал"),
  tours_activities: one("Треккинг", "Сплав,Экскурсии"),
  price_to: one("3000000", "8000000", "-1"),
  duration_from: one("2", "5"),
  dates_from: one(readToday("UTC")),
  difficulty: one("1,2", "5", "9"),
  seats: one("last"),
  market_collection: one("no-such-collection"),
  organizer_id: one("1", "999999"),
});
const shown = fc.record({
  sort: one("price", "-price", "soonest", "popular", "duration"),
  page: one("1", "2", "7"),
  limit: one("5", "20"),
  expand: one("filters"),
});
const query = (of: Record<string, string | undefined>) =>
  new URLSearchParams(Object.entries(of).filter(([, value]) => value) as [string, string][]);
const path = fc.oneof(
  fc.tuple(search, shown).map(([what, how]) => `/spa/tours-page?${query({ ...what, ...how })}`),
  search.map((what) => `/spa/looser-tours?${query(what)}`),
  search.map((what) => `/spa/tours-map?${query(what)}`),
  fc
    .record({ q: one("а", "байк", "kfljuf", "эльбрс"), kind: one("tours", "cities", "regions") })
    .map((typed) => `/spa/suggestions?${query({ ...typed, q: typed.q ?? "алт" })}`),
  fc.constantFrom("/spa/tours-crm?page=2", "/spa/tours-schedule", "/spa/tours-crm?site_id=1"),
  fc.constantFrom("/spa/market-tours?ids=3,1,999999", "/spa/compared-tours?ids=5,2"),
);

test("a process without the tours answers whatever is asked as one that holds them does", async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(path, async (asked) => {
      const answer = await read(await ask(asked));
      expect(answer).toEqual(await read(await askAlone(asked)));
      statuses.add(answer.status);
    }),
    { numRuns: 150 },
  );
  // What is refused is refused in the same words.
  expect([...statuses].toSorted()).toEqual([200, 400, 404]);
});

test("it says where its search is, and a search process answers nothing else", async () => {
  expect((await read(await ask("/health/ready"))).body).toMatchObject({ search: "elsewhere" });
  const own = await fetch(`http://127.0.0.1:${ports[0]}/spa/tours-page`, { headers });
  expect(own.status).toBe(404);
  expect((await ask("/search/countComing")).status).toBe(404);
});

test("a search that begins after a change finds it, whichever process is asked", async () => {
  const [tour] = await alone.db.select().from(tours).limit(1);
  for (let time = 1; time <= 20; time += 1) {
    const title = `Перемена ${time}`;
    await alone.db.update(tours).set({ title }).where(eq(tours.id, tour!.id));
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask(`/spa/market-tours?ids=${tour!.id}`).then(read)),
    );
    expect(answers.map(({ body }) => body.data[0].title)).toEqual([title, title, title]);
  }
});

async function time(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

test("a search process that hangs is not waited for, and is left out from then on", async () => {
  searching[0]!.child.kill("SIGSTOP");
  try {
    const asked = Array.from({ length: 16 }, (_, page) => async () => {
      expect((await ask(`/spa/tours-page?page=${page + 1}&limit=5`)).status).toBe(200);
    });
    await Promise.all(asked.map((one) => one()));
    // One that was still asked in its turn would have each second one wait for 0.7 s.
    const took: number[] = [];
    for (const one of asked) took.push(await time(one));
    expect(took.filter((ms) => ms > 700).length).toBeLessThan(asked.length / 4);
    // The control: it does hang.
    const hung = fetch(`http://127.0.0.1:${ports[0]}/health/live`).then(() => "answer");
    expect(await Promise.race([hung, wait(1_500, "nothing")])).toBe("nothing");
    searching[0]!.child.kill("SIGCONT");
    await hung;
  } finally {
    searching[0]!.child.kill("SIGCONT");
  }
});

test("with none of them, searches are asked to come again, and are answered once one is back", async () => {
  for (const { child } of searching) child.kill("SIGKILL");
  await Promise.all(searching.map(({ ended }) => ended));
  const paths = [
    "/spa/tours-page",
    "/spa/suggestions?q=%D0%B0",
    "/spa/tours-crm",
    "/spa/tours-map",
  ];
  for (const one of paths) {
    const answer = await ask(one);
    expect([one, answer.status, answer.headers.get("retry-after")]).toEqual([one, 503, "1"]);
    expect(await answer.json()).toMatchObject({ error: "unavailable", validation: {} });
  }
  // What needs no search is as it was.
  expect((await ask("/spa/tours-crm?site_id=1")).status).toBe(200);
  expect((await ask("/health/serving")).status).toBe(200);
  startSearch(ports[1]!);
  await expect.poll(async () => (await ask("/spa/tours-page")).status).toBe(200);
});

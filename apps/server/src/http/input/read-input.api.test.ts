import { afterAll, beforeAll, expect, test } from "vitest";
import { createTour } from "../../modules/tours/create-tour.ts";
import { testTour } from "../../modules/tours/test-tour.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";

let app: TestApp;
let organizer: TestOrganizer;

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
});
afterAll(() => app.close());

async function send(path: string, body?: unknown) {
  const response = await app.app.request(path, {
    method: body === undefined ? "GET" : "POST",
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      "user-role": "organizer",
      cookie: organizer.owner.cookie!,
      "content-type": "application/json",
    },
  });
  const answer = (await response.json()) as { data?: unknown; validation?: object };
  return { status: response.status, ...answer };
}
const of = (path: string) => `/crm/api/constructor/${path}organizer_id=${organizer.id}`;

// ASVS 1.1.1
test("a list in a query is repeated, marked with brackets, or numbers separated by commas", async () => {
  const [a, b] = [
    await createTour(app.db, organizer.id, testTour({ title: "Первый" })),
    await createTour(app.db, organizer.id, testTour({ title: "Второй" })),
  ];
  const [x, y] = [a.id, b.id];
  const forms = [`ids=${x}&ids=${y}`, `ids[]=${x}&ids[]=${y}`, `ids=${x}&ids[]=${y}`];
  for (const query of [...forms, `ids=${x},${y}`, `ids%5B%5D=${x},${y}`]) {
    const { status, data } = await send(`/crm/api/tour/get-by-ids?${query}`);
    expect([query, status, data]).toMatchObject([query, 200, [{ id: x }, { id: y }]]);
  }
});

// ASVS 15.3.7
test("brackets do not turn a single value into a list", async () => {
  expect(await send("/spa/tours?sort[]=price&sort=-price")).toMatchObject({
    status: 400,
    validation: { sort: ["Укажите один раз"] },
  });
});

test("a preset accepts its fields under their name, as the contract says, and in no other way", async () => {
  const path = of("update-preset-data?");
  const { status, data } = await send(path, { fields: { button_radius: 3 } });
  expect([status, data]).toMatchObject([200, { preset: { button_radius: 3 } }]);
  const flat = await send(path, { button_radius: 4 });
  expect([flat.status, Object.keys(flat.validation ?? {})]).toEqual([
    400,
    ["fields", "button_radius"],
  ]);
});

test("settings are accepted under their name, and as the body itself", async () => {
  const setting = of("update-main-page-setting?");
  expect(await send(setting, { title: "Горы" })).toMatchObject({ data: { title: "Горы" } });
});

// ASVS 15.3.5
test("anything else is refused with the field's name", async () => {
  const refusals: [unknown, string][] = [
    [{}, "fields"],
    [[], "fields"],
    [null, ""],
    [{ fields: { is_staff: true } }, "fields.is_staff"],
    [{ fields: {}, button_radius: 4 }, "button_radius"],
    [{ fields: { button_radius: -1 } }, "fields.button_radius"],
  ];
  for (const [body, field] of refusals) {
    const { status, validation } = await send(of("update-preset-data?"), body);
    expect([body, status, Object.keys(validation ?? {})]).toEqual([body, 400, [field]]);
  }
});

test("a call whose body is optional takes none, also where a connection carries an empty one", async () => {
  const headers = { "user-role": "organizer", cookie: organizer.owner.cookie! };
  const path = of("publish-data?type=site&");
  const nothing = () => new ReadableStream({ start: (stream) => stream.close() });
  for (const body of [undefined, nothing()]) {
    const asked = { method: "POST", headers, ...(body && { body, duplex: "half" as const }) };
    expect([body, (await app.app.request(path, asked)).status]).toEqual([body, 200]);
  }
});

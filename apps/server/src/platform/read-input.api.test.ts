import { afterAll, beforeAll, expect, test } from "vitest";
import { createTour } from "../modules/tour/create-tour.ts";
import { testTour } from "../modules/tour/test-tour.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import type { TestOrganizer } from "../test/create-organizer.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";

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

test("a list in a query is repeated, marked by brackets or, of numbers, has commas", async () => {
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

test("brackets make no list of what is one value", async () => {
  expect(await send("/spa/tours?sort[]=price&sort=-price")).toMatchObject({
    status: 400,
    validation: { sort: ["Укажите один раз"] },
  });
});

test("fields are understood under their name, and as the body itself", async () => {
  const path = of("update-preset-data?");
  for (const [radius, body] of [
    [3, { fields: { button_radius: 3 } }],
    [4, { button_radius: 4 }],
  ] as const) {
    const { status, data } = await send(path, body);
    expect([status, data]).toMatchObject([200, { preset: { button_radius: radius } }]);
  }
  const setting = of("update-main-page-setting?");
  expect(await send(setting, { title: "Горы" })).toMatchObject({ data: { title: "Горы" } });
  const policy = of("update-document?type=policy&");
  expect(await send(policy, { html: "<p>x</p>" })).toMatchObject({ data: { html: "<p>x</p>" } });
});

test("what is neither is refused with the field's name", async () => {
  const refusals: [unknown, string][] = [
    [{}, "fields"],
    [[], "fields"],
    [null, ""],
    [{ is_staff: true }, "fields.is_staff"],
    [{ fields: {}, button_radius: 4 }, "button_radius"],
    [{ button_radius: -1 }, "fields.button_radius"],
  ];
  for (const [body, field] of refusals) {
    const { status, validation } = await send(of("update-preset-data?"), body);
    expect([body, status, Object.keys(validation ?? {})]).toEqual([body, 400, [field]]);
  }
});

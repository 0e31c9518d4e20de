import { expect, test } from "vitest";
import { bookingKind, goalFor, searchKinds } from "./scale-requests.ts";

test("every goal is that of a search that is made", () => {
  const titles = searchKinds().map(({ title }) => title);
  for (const tours of [100_000, 1_000_000]) {
    expect(titles.filter((title) => goalFor(title, tours) !== undefined)).toHaveLength(4);
  }
});

test("searches of a kind differ from one another", () => {
  const counts = searchKinds().map(({ title, requests }) => ({
    title,
    paths: new Set(requests.map(({ path }) => path)).size,
  }));
  for (const { title, paths } of counts) expect.soft(paths, title).toBeGreaterThan(7);
});

test("each booking is another guest's, who agrees to what is asked", () => {
  const consents = [{ kind: "agreement", version: 2 }];
  const offered = [{ departure: 5, option: "base" }];
  const { requests } = bookingKind({ offered, consents, length: 40 });
  const bodies = requests.map(({ body }) => JSON.parse(body!) as Record<string, unknown>);
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(40);
  expect(bodies[7]).toMatchObject({ consents, departure_id: 5 });
});

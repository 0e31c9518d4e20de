import type { Call } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../test/ask.ts";
import { createOrganizer, createStaff } from "../test/create-organizer.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";

let app: TestApp;
let staff: Person;
let organizerId: number;

beforeAll(async () => {
  app = await createTestApp();
  staff = await createStaff(app);
  const { id, owner } = await createOrganizer(app);
  organizerId = id;
  await app.call("attachSite", { body: { organizer_id: id } }, owner);
});
afterAll(() => app.close());

const names = Object.keys(contract).filter(
  // Its limit of tries is what would answer.
  (name) => name !== "signIn",
) as (keyof TourContract)[];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom("", "0", "-1", "2147483648", "99999999999999999999", "1e3", "NaN", "main", "tour"),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(-1, 2 ** 31, 2 ** 53, 1.5));
const keysOf = (schema: Call["query"]) =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** Inputs with the call's own fields, each sometimes left out, sometimes with a wrong value. */
function inputsOf(call: Call) {
  const record = (keys: string[], values: fc.Arbitrary<unknown>) =>
    fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          key === "organizer_id" ? fc.oneof(fc.constant(organizerId), values) : values,
        ]),
      ),
      { requiredKeys: [] },
    );
  return fc.record({
    query: record(keysOf(call.query), text),
    body: call.encoding === "multipart" ? record(keysOf(call.body), text) : fc.oneof(record(keysOf(call.body), value), value),
  });
}

test.each(names)("%s: no input is more than a refusal", async (name) => {
  const call: Call = contract[name];
  await fc.assert(
    fc.asyncProperty(inputsOf(call), async ({ query, body }) => {
      const input = { query, body: call.body ? body : undefined };
      const response = await app.ask(name, input, staff);
      expect([response.status, await response.text()]).not.toContain(500);
    }),
    { numRuns: 60 },
  );
});

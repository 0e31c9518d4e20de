import type { Call } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Input, Person } from "../../test/ask.ts";
import { callSamples } from "../../test/call-samples.ts";
import { createOrganizer, createStaff } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { listKeyPaths, setAt } from "../../test/key-paths.ts";

let app: TestApp;
let staff: Person;
let organizerId: number;

beforeAll(async () => {
  app = await createTestApp({ env: { isDemo: true } });
  staff = await createStaff(app);
  const { id, owner } = await createOrganizer(app);
  organizerId = id;
  await app.call("attachSite", { body: { organizer_id: id } }, owner);
});
afterAll(() => app.close());

const texts = [
  "",
  "-1",
  "0",
  "2147483648",
  "-2147483649",
  "99999999999",
  "1e3",
  "NaN",
  "null",
  "'",
  "%",
].concat(["\u0000", "\ud800", "💥", "__proto__", "x".repeat(5000)]);
const values = [...texts, null, true, -1, 1.5, 2 ** 31, 2 ** 53, [], {}, [[]], { a: null }];

/** The sample with one place after the other replaced by each hostile value. */
function* corrupt(call: Call, sample: Input): Generator<Input> {
  const { query = {}, body } = sample;
  for (const key of Object.keys(query)) {
    for (const text of texts) yield { ...sample, query: { ...query, [key]: text } };
  }
  if (!call.body) return;
  const isForm = call.encoding === "multipart";
  for (const path of listKeyPaths(body, 3).filter((one) => !isForm || one.length > 0)) {
    for (const value of isForm ? texts : values)
      yield { ...sample, body: setAt(body, path, value) };
  }
}

// ASVS 2.2.1, 2.2.2, 1.2.4
test.each(Object.keys(contract) as (keyof TourContract)[])(
  "%s: no input causes a server error",
  async (name) => {
    for (const input of corrupt(contract[name], callSamples[name](organizerId))) {
      const response = await app.ask(name, input, name === "signOut" ? {} : staff);
      const sent = response.status < 500 ? "" : JSON.stringify(input);
      expect([response.status < 500, sent]).toEqual([true, ""]);
      if (!response.ok) {
        expect(await response.json()).toMatchObject({ message: expect.any(String) });
      }
      // Else the next were an organiser's, not staff's.
      if (name === "impersonateOrganizer") await app.call("stopImpersonating", {}, staff);
    }
  },
);

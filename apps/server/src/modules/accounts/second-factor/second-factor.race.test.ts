import { addSeconds } from "date-fns/addSeconds";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { setUpFactor } from "../../../test/second-factor.ts";
import { createUser } from "../create-user.ts";
import { secondFactors } from "../second-factor.table.ts";
import { codeAt } from "./one-time-code.ts";

let app: TestApp;
let clock = new Date("2026-11-21T10:00:00Z");

beforeAll(async () => {
  app = await createTestApp({ now: () => clock, env: { isDemo: true } });
});
afterAll(() => app.close());

// ASVS 6.5.1
test("of sessions that show one code at once, one gets through", async () => {
  const email = "anna@example.com";
  await createUser(app.db, { name: "Анна", email, password });
  const { secret } = await setUpFactor(app, await app.signIn(email, password));
  const people = await Promise.all([1, 2, 3, 4].map(() => app.signIn(email, password)));
  const showAll = async () => {
    clock = addSeconds(clock, 3600);
    const body = { code: codeAt(secret, clock) };
    const answers = await Promise.all(
      people.map((person) => app.ask("showSecondFactor", { body }, person)),
    );
    return answers.map(({ status }) => status).sort();
  };
  expect(await showAll()).toEqual([200, 400, 400, 400]);
  await app.db.update(secondFactors).set({ isShared: true });
  expect(await showAll(), "control: a demo's codes are not used up").toEqual([200, 200, 200, 200]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { createUser } from "./create-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { isProxyTrusted: true } });
});
afterAll(() => app.close());

const guess = (email: string, headers: Record<string, string>) =>
  app.ask("signIn", { body: { email, password: "guess" } }, { headers });

test("of 20 parallel guesses at one account, from as many addresses, ten are heard", async () => {
  const email = "target@example.com";
  await createUser(app.db, { name: "Target", email, password: "correct horse battery" });
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      guess(email, { "x-forwarded-for": `10.2.0.${index}` }),
    ),
  );
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
});

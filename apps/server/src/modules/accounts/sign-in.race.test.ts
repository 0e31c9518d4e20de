import { readNetworks } from "@tour/http-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { createUser } from "./create-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { trustedProxies: readNetworks("private") } });
});
afterAll(() => app.close());

const guess = (email: string, headers: Record<string, string>) =>
  app.ask("signIn", { body: { email, password: "guess" } }, { headers });

test("the owner's known device gets through during an attack, an unknown one does not", async () => {
  const email = "owner@example.com";
  const password = "correct horse battery";
  await createUser(app.db, { name: "Owner", email, password });
  const first = await app.ask("signIn", { body: { email, password } });
  const device = first.headers.getSetCookie().find((one) => one.startsWith("__Host-device="))!;
  const signIn = (index: number, cookie?: string) => {
    const headers = { "x-forwarded-for": `10.3.0.${index}` };
    return app.ask(
      "signIn",
      { body: { email, password } },
      { headers, ...(cookie && { cookie, role: null }) },
    );
  };
  const guesses = Array.from({ length: 20 }, (_, index) =>
    guess(email, { "x-forwarded-for": `10.4.0.${index}` }),
  );
  const known = signIn(1, device.split(";")[0]);
  await Promise.all(guesses);
  expect((await known).status).toBe(200);
  expect((await signIn(2)).status, "control: without the cookie").toBe(429);
  expect((await signIn(3, device.split(";")[0])).status).toBe(200);
});

test("of 20 parallel guesses at one account from 20 addresses, ten are checked", async () => {
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

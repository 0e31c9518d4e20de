import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { createLogger } from "@tour/telemetry";
import { readEnv } from "../platform/env/env.ts";
import { createServices } from "../services.ts";
import { createTestClient } from "../test/create-test-app.ts";
import { copyDatabase } from "../test/open-test-database.ts";
import { bundled, quickPasswords } from "../test/run-server.ts";
import { setUpFactor } from "../test/second-factor.ts";

let database: Awaited<ReturnType<typeof copyDatabase>>;

beforeAll(async () => {
  database = await copyDatabase();
});
afterAll(() => database.drop());

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, [quickPasswords, bundled("add-staff"), ...given], {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

// ASVS 6.3.2
test("the first staff member signs in to an empty database and creates an organiser", async () => {
  const said = await run("Anna@Example.com", "Анна");
  const password = /^Anna@Example\.com signs in with the password (\S{20})\n/.exec(said)?.[1];
  expect(await run("anna@example.com", "Анна")).toBe(
    "anna@example.com is one of the staff already.\n",
  );

  const { db, close } = await openDatabase({ databaseUrl: database.url });
  const services = await createServices(db, readEnv({}), createLogger("silent"));
  const client = createTestClient(services);
  const anna = await client.signIn("anna@example.com", password ?? "");
  const staff = { ...anna, role: "staff" } as const;
  // Also where there is no key of its own to seal the secret with.
  await setUpFactor({ ...client, services }, staff);
  const made = await client.call("createOrganizer", { body: { name: "Тропа" } }, staff);
  expect(made.data.name).toBe("Тропа");
  await close();
});

test("the arguments must be an email address and a name", async () => {
  for (const given of [[], ["anna@example.com"], ["anna", "Анна"], ["a@example.com", " "]]) {
    expect(await run(...given)).toContain("add-staff <e-mail> <name>\n");
  }
});

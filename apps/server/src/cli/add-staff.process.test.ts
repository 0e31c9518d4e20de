import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { createLogger } from "@tour/telemetry";
import { readEnv } from "../platform/env/env.ts";
import { createUser } from "../modules/accounts/create-user.ts";
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

const runCommand = (command: "add-staff" | "end-sessions", ...given: string[]) =>
  promisify(execFile)(process.execPath, [quickPasswords, bundled(command), ...given], {
    env: { PATH: process.env["PATH"], DATABASE_URL: database.url },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
const run = (...given: string[]) => runCommand("add-staff", ...given);

// ASVS 6.3.2, 6.4.1
test("the first staff member signs in to an empty database and creates an organiser", async () => {
  const said = await run("Anna@Example.com", "Анна");
  const link = /^Anna@Example\.com sets a password within seven days, once: (\S+)\n$/.exec(
    said,
  )?.[1];
  const { pathname, searchParams } = new URL(link ?? "");
  expect([pathname, searchParams.get("invited")]).toEqual(["/reset-password", "true"]);
  const token = searchParams.get("token") ?? "";
  expect(await run("anna@example.com", "Анна")).toBe(
    "anna@example.com is one of the staff already.\n",
  );

  const { db, close } = await openDatabase({ databaseUrl: database.url });
  const services = await createServices(db, readEnv({}), createLogger("silent"));
  const client = createTestClient(services);
  const password = "восемь сосен у реки";
  const choose = () => client.ask("resetPassword", { body: { token, password } });
  expect([(await choose()).status, (await choose()).status]).toEqual([200, 410]);
  const anna = await client.signIn("anna@example.com", password);
  const staff = { ...anna, role: "staff" } as const;
  // Also where there is no key of its own to seal the secret with.
  await setUpFactor({ ...client, services }, staff);
  const made = await client.call("createOrganizer", { body: { name: "Тропа" } }, staff);
  expect(made.data.name).toBe("Тропа");
  await close();
});

// ASVS 7.4.5
test("who runs the servers ends the sessions of an account, and of no other", async () => {
  const { db, close } = await openDatabase({ databaseUrl: database.url });
  const client = createTestClient(await createServices(db, readEnv({}), createLogger("silent")));
  const password = "восемь сосен у реки";
  for (const name of ["lost", "kept"])
    await createUser(db, { name, email: `${name}@example.com`, password });
  const lost = await client.signIn("lost@example.com", password);
  const kept = await client.signIn("kept@example.com", password);
  expect(await runCommand("end-sessions", "Lost@example.com")).toBe(
    "Lost@example.com: 1 sessions ended.\n",
  );
  const statuses = [lost, kept].map(
    async (one) => (await client.ask("getAccount", {}, one)).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200]);
  expect(await runCommand("end-sessions", "nobody@example.com")).toBe(
    "nobody@example.com has no account.\n",
  );
  await close();
});

test("the arguments must be an email address and a name", async () => {
  for (const given of [[], ["anna@example.com"], ["anna", "Анна"], ["a@example.com", " "]]) {
    expect(await run(...given)).toContain("add-staff <e-mail> <name>\n");
  }
});

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { createLogger } from "../platform/log/logger.ts";
import { readEnv } from "../platform/env/env.ts";
import { createServices } from "../services.ts";
import { createTestClient } from "../test/create-test-app.ts";
import { bundled, quickPasswords } from "../test/run-server.ts";
import { setUpFactor } from "../test/second-factor.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "tour-staff-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (...given: string[]) =>
  promisify(execFile)(process.execPath, [quickPasswords, bundled("add-staff"), ...given], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
  }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

test("the first staff member signs in to an empty database and creates an organiser", async () => {
  const said = await run("Anna@Example.com", "Анна");
  const password = /^Anna@Example\.com signs in with the password (\S{20})\n/.exec(said)?.[1];
  expect(await run("anna@example.com", "Анна")).toBe(
    "anna@example.com is one of the staff already.\n",
  );

  const { db, close } = await openDatabase({ dataDir });
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

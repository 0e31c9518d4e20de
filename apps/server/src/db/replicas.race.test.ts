import { createDatabase } from "@tour/test-postgres";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { organizers } from "../modules/organizers/organizer.table.ts";
import type { Person } from "../test/ask.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import type { TestOrganizer } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { openDatabase } from "./open-database.ts";
import type { OpenDatabase } from "./open-database.ts";
import { openReplicas } from "./open-replicas.ts";

// The replica is a second database with a name of its own for the same organiser, so that each
// answer tells where it was read.
let app: TestApp;
let client: ReturnType<typeof createTestClient>;
let copy: OpenDatabase;
let readers: Awaited<ReturnType<typeof openReplicas>>;
let organizer: TestOrganizer;
let drop: () => Promise<void>;
const warnings: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app, "На главном");
  const database = await createDatabase(inject("postgresUrl")!);
  drop = database.drop;
  copy = await openDatabase({ databaseUrl: database.url });
  await copy.db.insert(organizers).values({ id: organizer.id, name: "На копии", since: 2015 });
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  readers = await openReplicas(app.db, { replicaUrls: [database.url], keepsStatements: true }, log);
  client = createTestClient({ ...app.services, replicas: readers.replicas });
});
afterAll(() => app.close());

const readName = async (person?: Person) => {
  const input = { query: { id: organizer.id } };
  return (await client.call("organizerPublicInfo", input, person)).data.name;
};

test("visitors read from the replica", async () => {
  expect(await readName()).toBe("На копии");
  expect(readers.pools()[0]).toMatchObject({ pool: "replica-1", waiting: 0 });
});

test("signed-in users read their own writes, in any role", async () => {
  expect(await readName(organizer.owner)).toBe("На главном");
  expect(await readName({ ...organizer.owner, role: "visitor" })).toBe("На главном");
  const change = { query: { id: organizer.id }, body: { name: "Новое имя" } };
  await client.call("updateOrganizer", change, organizer.owner);
  expect(await readName(organizer.owner)).toBe("Новое имя");
  const [own] = await copy.db.select().from(organizers).where(eq(organizers.id, organizer.id));
  expect(own?.name, "nothing is written to a replica").toBe("На копии");
});

test("a replica that fails costs no response and is not used any more", async () => {
  await copy.close();
  await drop();
  expect(await readName()).toBe("Новое имя");
  expect(warnings).toContain("replica left alone");
  expect(readers.replicas.choose("")).toBeUndefined();
  await readers.replicas.check();
  expect(readers.replicas.choose("")).toBeUndefined();
  await readers.close();
});

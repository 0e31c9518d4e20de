import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../db/open-database.ts";
import type { OpenDatabase } from "../../../db/open-database.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { openSiteEvents } from "../../../test/open-site-events.ts";
import { validBlock } from "../../../test/sample-block.ts";
import { createServices } from "../../../services.ts";

let app: TestApp;
let organizer: TestOrganizer;
/** What another process has: its own connections to the same database. */
let elsewhere: OpenDatabase;
let other: ReturnType<typeof createTestClient>;

beforeAll(async () => {
  app = await createTestApp();
  organizer = await createOrganizer(app);
  await app.call("attachSite", { body: { organizer_id: organizer.id } }, organizer.owner);
  elsewhere = await openDatabase({ databaseUrl: app.databaseUrl });
  const { env, log, authSecret } = app.services;
  const { db, notices } = elsewhere;
  other = createTestClient(await createServices(db, { ...env, authSecret }, log, { notices }));
});
afterAll(async () => {
  await elsewhere.close();
  await app.close();
});

const open = (client: Pick<TestApp, "app">) =>
  openSiteEvents(client, organizer.id, organizer.editor);
const save = async () => {
  const query = { organizer_id: organizer.id, type: "main" as const };
  const body = { blocks: [validBlock()] };
  return (await app.call("savePageBlocks", { query, body }, organizer.owner)).data.version;
};
/** The server ends the connections on which notices come. */
const cutOff = () =>
  app.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'tour notices'`);

test("what one process keeps is told to the screens of another", async () => {
  const [here, there] = [await open(app), await open(other)];
  const version = await save();
  for (const screen of [here, there]) {
    await expect.poll(() => screen.events).toMatchObject([{ what: "page", version }]);
  }
  await Promise.all([here.close(), there.close()]);
});

test("a screen whose process hears nothing more is let go, and the next one is told again", async () => {
  const screen = await open(other);
  await cutOff();
  await expect.poll(() => screen.isOver).toBe(true);
  const again = await open(other);
  expect(again.status).toBe(200);
  const version = await save();
  await expect.poll(() => again.events).toMatchObject([{ version }]);
  expect(screen.events).toEqual([]);
  await again.close();
});

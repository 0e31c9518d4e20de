import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBarrier } from "../../test/create-barrier.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { memberships } from "../accounts/membership.table.ts";
import { changeMembership } from "./lock-team.ts";

let app: TestApp;
let own: TestOrganizer;
let ids: [string, string];

beforeAll(async () => {
  app = await createTestApp();
  own = await createOrganizer(app);
  const idOf = async (person: TestOrganizer["owner"]) =>
    (await app.call("getAccount", {}, person)).data.id;
  ids = [await idOf(own.owner), await idOf(own.editor)];
});
afterAll(() => app.close());

const isOwner = () => and(eq(memberships.organizerId, own.id), eq(memberships.role, "owner"));
const countOwners = () => app.db.$count(memberships, isOwner());

beforeEach(async () => {
  const rows = ids.map((userId) => ({ userId, organizerId: own.id, role: "owner" as const }));
  await app.db.delete(memberships).where(eq(memberships.organizerId, own.id));
  await app.db.insert(memberships).values(rows);
});

test.each(Array.from({ length: 10 }, () => [randomUUID()]))(
  "of two owners who remove each other at once one stays (%s)",
  async () => {
    const remove = (userId: string, by: TestOrganizer["owner"]) =>
      app.ask("removeMember", { query: { organizer_id: own.id }, body: { user_id: userId } }, by);
    const answers = await Promise.all([remove(ids[1], own.owner), remove(ids[0], own.editor)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBe(403);
    expect(await countOwners()).toBe(1);
  },
);

test("control: without the team's lock each sees the other, and nobody is left", async () => {
  const bothCounted = createBarrier(2);
  await Promise.all(
    ids.map((userId) =>
      app.db.transaction(async (tx) => {
        await changeMembership(tx, { organizerId: own.id, userId }, null);
        await bothCounted();
      }),
    ),
  );
  expect(await countOwners()).toBe(0);
});

import type { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite } from "pg-boss";
import type { Db, DrizzleTransactionLike, PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { createTestApp } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";
import { createBoss } from "./create-boss.ts";
import { inTransaction, queueDatabase } from "./queue-database.ts";

let app: TestApp;
let boss: PgBoss;

beforeAll(async () => {
  app = await createTestApp();
  boss = await createBoss(app.db, { supervise: false, log: app.services.log }).start();
});
afterAll(async () => {
  await boss.stop({ close: false });
  await app.close();
});

/** A queue whose settings pg-boss has not read yet. */
async function newQueue(name: string): Promise<string> {
  await boss.createQueue(name);
  return name;
}

test("the first job of a queue can be queued in a transaction, and queues can be created after it", async () => {
  const name = await newQueue("first");
  await app.db.transaction((tx) => inTransaction(tx, () => boss.send(name, {})));
  expect(await boss.fetch(await newQueue("second"))).toEqual([]);
  expect(await boss.fetch(name)).toHaveLength(1);
});

test("control: pg-boss's own option for that deadlocks with the transaction", async () => {
  const name = await newQueue("control");
  let isAsked = false;
  const asking = app.db.transaction(async (tx) => {
    const db = fromDrizzle(tx as DrizzleTransactionLike, sql);
    void boss.send(name, {}, { db }).then(
      () => (isAsked = true),
      () => {},
    );
    for (let turn = 0; turn < 20; turn += 1) await tx.execute(sql`select ${turn}::int`);
    expect(isAsked).toBe(false);
  });
  await asking;
});

/** What becomes of somebody's query that waits behind a transaction of the queue's that fails. */
async function askBehindFailure(
  db: Database,
  queue: Pick<Db, "executeSql">,
): Promise<PromiseSettledResult<unknown>[]> {
  const turns = async (tx: Database) => {
    for (let turn = 0; turn < 20; turn += 1) await tx.execute(sql`select ${turn}::int`);
  };
  const waiting = await db.transaction(async (tx) => {
    const failed = queue.executeSql("BEGIN; SELECT 1 / 0; COMMIT;");
    await turns(tx);
    const other = db.execute(sql`select 1`);
    await turns(tx);
    // In an array: the transaction would wait for a promise.
    return [failed, other];
  });
  return Promise.allSettled(waiting);
}

test("when the queue's transaction fails, others waiting for the connection do not fail", async () => {
  const [failed, other] = await askBehindFailure(app.db, queueDatabase(app.db));
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
  expect(other).toMatchObject({ status: "fulfilled" });
});

test("control: with pg-boss's own adapter they fail too", async () => {
  const { $client } = app.db as unknown as { $client: PGlite };
  const [failed, other] = await askBehindFailure(app.db, fromPglite($client));
  expect(failed).toMatchObject({ status: "rejected", reason: { message: "division by zero" } });
  expect(other).toMatchObject({ status: "rejected" });
});

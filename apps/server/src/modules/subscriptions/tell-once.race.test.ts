import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { listJobs } from "../../test/jobs.ts";
import { keepTold } from "./keep-told.ts";
import { subscriptions } from "./subscription.table.ts";
import type { SubscriptionRow } from "./subscription.table.ts";
import { subscriptionEmailJob } from "./subscription-email.job.ts";

let app: TestApp;
const firstDay = new Date("2027-03-01T12:00:00Z");
const email = { to: "anna@example.com", subject: "Новые туры", text: "Белуха" };

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function subscribed(path: string): Promise<SubscriptionRow> {
  const values = { email: "anna@example.com", emailKey: "anna@example.com", subject: path, path };
  const search = { q: "", author_tours_operator: "any" as const };
  const [row] = await app.db
    .insert(subscriptions)
    .values({ ...values, kind: "search", search, askedAt: firstDay, confirmedAt: firstDay })
    .returning();
  return row!;
}

/** The same news found by ten servers, whose clocks differ by a second. */
const tellTenTimes = (read: () => Promise<SubscriptionRow>, isAtOnce: boolean) => {
  const servers = Array.from({ length: 10 }, (_, at) => async () => {
    const now = () => new Date(firstDay.getTime() + at * 1000);
    await keepTold({ ...app.services, now }, await read(), {
      learned: { knownTours: [1] },
      tourIds: [1],
      email,
    });
  });
  if (isAtOnce) return Promise.all(servers.map((run) => run()));
  return servers.reduce<Promise<unknown>>((before, run) => before.then(run), Promise.resolve());
};

const emailsOf = async ({ id }: SubscriptionRow) =>
  (await listJobs(app.db)).filter(
    ({ name, key }) => name === subscriptionEmailJob.name && key.startsWith(`${id} `),
  );

test("news that several servers find at the same moment are one email", async () => {
  const row = await subscribed("/tours?q=1");
  await tellTenTimes(async () => row, true);
  expect(await emailsOf(row)).toHaveLength(1);
});

test("a server that took what was told for its own knowledge would write again (control)", async () => {
  const row = await subscribed("/tours?q=2");
  const readAgain = async () => {
    const [now] = await app.db.select().from(subscriptions).where(eq(subscriptions.id, row.id));
    return now!;
  };
  await tellTenTimes(readAgain, false);
  expect(await emailsOf(row)).toHaveLength(10);
});

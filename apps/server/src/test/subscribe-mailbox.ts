import { randomUUID } from "node:crypto";
import { subscriptions } from "../modules/subscriptions/subscription.table.ts";
import type { TestApp } from "./create-test-app.ts";

/** A mailbox that confirmed that it wants to hear of a tour. */
export async function subscribeMailbox(
  { db, services }: Pick<TestApp, "db" | "services">,
  tourId: number,
) {
  const email = `${randomUUID()}@example.com`;
  const [row] = await db
    .insert(subscriptions)
    .values({
      ...{ email, emailKey: email, kind: "tour" as const, subject: email, tourId },
      askedAt: services.now(),
      confirmedAt: services.now(),
    })
    .returning();
  return { subscription: row!.id };
}

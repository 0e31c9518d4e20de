import { eq } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { requests } from "../request.table.ts";
import { runTransition } from "../run-transition.ts";
import { declineName } from "./decline-name.ts";
import { pendingDeclines } from "./pending-decline.table.ts";

type Context = Pick<Services, "db" | "jobs" | "now">;

/**
 * Declines a request whose decline nobody took back. One that was confirmed, cancelled or closed
 * meanwhile stays as it is. It may run twice: a request is declined once.
 */
export const declineJob = defineJob({
  name: declineName,
  run: ({ request_id: requestId }: { request_id: number }, { db, jobs, now }: Context) =>
    db.transaction(async (tx) => {
      const isWanted = eq(requests.id, requestId);
      const [request] = await tx.select().from(requests).where(isWanted).for("update");
      const isPending = eq(pendingDeclines.requestId, requestId);
      const [pending] = await tx.delete(pendingDeclines).where(isPending).returning();
      if (!pending || request?.status !== 1) return;
      const { actor, userId, reason } = pending;
      const name = actor === "staff" ? "declineByStaff" : "decline";
      const step = { requestId, name, actor, userId, reason, now: now() } as const;
      await runTransition({ db: tx, jobs }, step);
      const details = { change: "declined" };
      const deed = { organizerId: request.organizerId, kind: "request_changed" } as const;
      await recordActivity(tx, userId, { ...deed, subjectId: requestId, details });
    }),
});

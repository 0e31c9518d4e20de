import type { ActivityKind, ActivityRow, MarketDeedKind } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { activity } from "./activity.table.ts";

/** Something that is worth remembering, without anybody's data. */
export interface Deed {
  organizerId: number;
  kind: ActivityKind;
  subjectId?: number;
  personId?: string;
  details?: ActivityRow["details"];
}

/** The same of the marketplace's own sale. */
export interface MarketplaceDeed {
  organizerId: null;
  kind: MarketDeedKind;
  details?: ActivityRow["details"];
}

/** Writes down who did something, in the transaction that does it. */
export async function recordActivity(
  tx: Database,
  userId: string,
  deed: Deed | MarketplaceDeed,
): Promise<void> {
  await tx.insert(activity).values({ ...deed, userId });
}

/**
 * The same for what is saved after every touch: one entry an hour tells it. Whoever calls holds a lock,
 * so that two saves at once are one entry, too.
 */
export async function recordOnceAnHour(tx: Database, userId: string, deed: Deed): Promise<void> {
  const isSame = and(
    eq(activity.organizerId, deed.organizerId),
    eq(activity.userId, userId),
    eq(activity.kind, deed.kind),
    sql`${activity.createdAt} > now() - interval '1 hour'`,
  );
  if ((await tx.$count(activity, isSame)) === 0) await recordActivity(tx, userId, deed);
}

/** Does something and writes down that whoever is signed in did it: both, or neither. */
export function doRecorded<Result>(
  context: Pick<RequestContext, "db" | "account">,
  run: (tx: Database) => Promise<Result>,
  toDeed: (result: Result) => Deed | null,
): Promise<Result> {
  const { id } = accountOf(context);
  return context.db.transaction(async (tx) => {
    const result = await run(tx);
    const deed = toDeed(result);
    if (deed) await recordActivity(tx, id, deed);
    return result;
  });
}

import type { TroubleKind } from "@tour/api";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { paymentDifferences, receipts, refunds } from "../payment.table.ts";
import { settledTroubles } from "./settled-trouble.table.ts";
import { unknownNotices } from "./unknown-notice.table.ts";

interface Trouble {
  table: PgTable;
  id: AnyPgColumn;
  isTrouble: SQL | undefined;
  /** What is wrong: when it is another, what was settled is a trouble again. */
  state: SQL<string>;
}

const nothing = sql<string>`''`;

/** Where each kind of trouble is kept, and what of it is one. */
export const troubles: Record<TroubleKind, Trouble> = {
  refund: {
    table: refunds,
    id: refunds.id,
    isTrouble: and(eq(refunds.status, 1), gt(refunds.failures, 0)),
    state: sql<string>`${refunds.lastError}`,
  },
  receipt: {
    table: receipts,
    id: receipts.id,
    isTrouble: and(eq(receipts.status, 1), gt(receipts.failures, 0)),
    state: sql<string>`${receipts.lastError}`,
  },
  returned: {
    table: refunds,
    id: refunds.id,
    isTrouble: isNotNull(refunds.returnCause),
    state: nothing,
  },
  // One that comes again says nothing new.
  notice: { table: unknownNotices, id: unknownNotices.id, isTrouble: undefined, state: nothing },
  difference: {
    table: paymentDifferences,
    id: paymentDifferences.id,
    isTrouble: isNull(paymentDifferences.resolvedAt),
    state: sql<string>`${paymentDifferences.ourAmount} || ':' || ${paymentDifferences.theirAmount}`,
  },
};

/** Of rows of that kind those that are troubles, and were not settled as they are now. */
export function isOpen(kind: TroubleKind): SQL | undefined {
  const { id, isTrouble, state } = troubles[kind];
  const isSettled = sql`exists (select from ${settledTroubles} where ${settledTroubles.kind} = ${kind}
    and ${settledTroubles.troubleId} = ${id} and ${settledTroubles.state} = ${state})`;
  return and(isTrouble, sql`not ${isSettled}`);
}

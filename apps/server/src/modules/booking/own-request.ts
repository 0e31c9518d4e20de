import { and, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { organizersFor } from "../../http/rights/organizers-for.ts";
import { requests } from "./request.table.ts";

/** Whether whoever is signed in may sell for an organiser; of staff nothing is asked. */
export function sellsFor(organizerId: AnyPgColumn, context: RequestContext): SQL | undefined {
  const account = accountOf(context);
  return account.isStaff ? undefined : inArray(organizerId, organizersFor(account, "manager"));
}

/** The request by its number, if whoever is signed in may sell it; any other is not there for them. */
export const isOwnRequest = (id: number, context: RequestContext): SQL =>
  and(eq(requests.id, id), sellsFor(requests.organizerId, context))!;

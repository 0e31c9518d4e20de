import { and, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { requests } from "./request.table.ts";

/** The request by its number, if whoever is signed in may sell it; any other is not there for them. */
export function isOwnRequest(id: number, context: RequestContext): SQL {
  const { isStaff, memberships } = accountOf(context);
  const own = memberships
    .filter(({ role }) => role === "owner")
    .map(({ organizerId }) => organizerId);
  return and(eq(requests.id, id), isStaff ? undefined : inArray(requests.organizerId, own))!;
}

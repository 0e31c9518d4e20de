import { mayUse } from "@tour/api";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";

/** Whoever may change the dates of tours may sell them, as those calls have it. */
export function maySell(context: Pick<RequestContext, "account">, organizerId: number): boolean {
  const { isStaff, memberships } = accountOf(context);
  const own = memberships.find((membership) => membership.organizerId === organizerId);
  return isStaff || (own !== undefined && mayUse(own.role, "manager"));
}

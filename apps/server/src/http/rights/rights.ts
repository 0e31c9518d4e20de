import type { Access, Call, UserRole } from "@tour/api";
import { isOrganizerAccess, mayUse } from "@tour/api";
import type { Account } from "./account.ts";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";

const unauthorized = () => new Refusal("unauthorized", messages.signIn);

/** The role gives no right, but one that the session does not have is refused. */
export function checkRole(role: UserRole | null, account: Account | null): void {
  if (role === null || role === "visitor") return;
  if (!account) throw unauthorized();
  const hasRole = account.isStaff || (role === "organizer" && account.memberships.length > 0);
  if (hasRole) return;
  throw new Refusal(
    "forbidden",
    account.impersonation ? messages.isOrganizerNow : messages.foreignRole,
  );
}

/** Whoever of staff is signed in as an organiser reveals no passports and moves no money. */
export function checkImpersonation(
  { isClosedToImpersonation: isClosed }: Pick<Call, "isClosedToImpersonation">,
  account: Account | null,
  body: unknown,
): void {
  if (!isClosed || !account?.impersonation) return;
  if (isClosed === true || isClosed(body)) {
    throw new Refusal("forbidden", messages.closedToImpersonation);
  }
}

/** Whether somebody may make the call at all, whatever organiser it names. */
export function checkSession(access: Access, account: Account | null): void {
  if (access === "anyone") return;
  if (!account) throw unauthorized();
  if (access !== "staff" || account.isStaff) return;
  throw new Refusal(
    "forbidden",
    account.impersonation ? messages.isOrganizerNow : messages.staffOnly,
  );
}

/** Whether they may make it for this organiser. Product decisions, section 2. */
export function checkOrganizer(access: Access, account: Account | null, organizerId: number): void {
  if (!isOrganizerAccess(access)) return;
  if (!account) throw unauthorized();
  if (account.isStaff) return;
  const membership = account.memberships.find((one) => one.organizerId === organizerId);
  if (!membership) throw new Refusal("forbidden", messages.foreignOrganizer);
  if (mayUse(membership.role, access)) return;
  throw new Refusal("forbidden", access === "owner" ? messages.ownerOnly : messages.otherRole);
}

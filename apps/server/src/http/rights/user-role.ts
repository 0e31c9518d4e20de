import type { UserRole } from "@tour/api";
import { Refusal } from "../errors/errors.ts";
import { messages } from "../errors/messages.ts";

const roles: readonly string[] = ["visitor", "organizer", "staff"] satisfies UserRole[];

/** The role does not matter here: nobody has one before signing in, and a picture is a picture. */
const exempt = [
  "/auth/",
  "/media/",
  "/health",
  "/openapi.json",
  "/spa/payment-notice/",
  "/spa/service-status",
  "/internal/",
];

/**
 * Reads the header that every call carries (specification, section 6); 400 when it is missing or
 * unknown. Null on the paths that need none.
 */
export function readUserRole(path: string, header: string | undefined): UserRole | null {
  if (exempt.some((start) => path.startsWith(start))) return null;
  if (header !== undefined && roles.includes(header)) return header as UserRole;
  throw new Refusal("bad_request", messages.role, { validation: { "user-role": [messages.role] } });
}

import type { UserRole } from "@tour/api";
import { Refusal } from "./errors.ts";
import { messages } from "./messages.ts";

const roles: readonly string[] = ["visitor", "organizer", "staff"] satisfies UserRole[];

/** Specification, section 6: every call carries `user-role`; these paths alone need none. */
const exempt = ["/auth/", "/media/", "/health", "/openapi.json", "/spa/payment-notice/", "/internal/"];

/** Reads the header; 400 when it is missing where it is needed, or unknown anywhere. */
export function readUserRole(path: string, header: string | undefined): UserRole | null {
  if (header !== undefined && roles.includes(header)) return header as UserRole;
  if (header === undefined && exempt.some((start) => path.startsWith(start))) return null;
  throw new Refusal("bad_request", messages.role, { validation: { "user-role": [messages.role] } });
}

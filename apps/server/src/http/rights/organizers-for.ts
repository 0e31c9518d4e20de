import { mayUse } from "@tour/api";
import type { OrganizerAccess } from "@tour/api";
import type { Account } from "./account.ts";

/** The organisers for whom somebody may do what needs this access; of staff it is not asked. */
export const organizersFor = ({ memberships }: Account, access: OrganizerAccess): number[] =>
  memberships.filter(({ role }) => mayUse(role, access)).map((one) => one.organizerId);

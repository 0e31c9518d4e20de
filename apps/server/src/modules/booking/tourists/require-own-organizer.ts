import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { organizersFor } from "../../../http/rights/organizers-for.ts";
import { touristTexts } from "./tourist.texts.ts";

/** 403 for staff: they see the request, but not what its tourists showed the organiser alone. */
export function requireOwnOrganizer(context: RequestContext, organizerId: number): void {
  const isTheirs = organizersFor(accountOf(context), "manager").includes(organizerId);
  if (!isTheirs) throw new Refusal("forbidden", touristTexts.ownOrganizerOnly);
}

import type { OrganizerAccess } from "@tour/api";
import { wayActs } from "./way-search.ts";
import type { WayAct } from "./way-search.ts";

/** Which role does what: as their calls have it. */
const access: Record<WayAct, OrganizerAccess> = {
  notice: "office",
  date: "manager",
  photo: "editor",
  message: "member",
};

/** What whoever is signed in may do on the way. */
export const listActs = (may: (access: OrganizerAccess) => boolean): WayAct[] =>
  wayActs.filter((act) => may(access[act]));

import { mayUse } from "@tour/api";
import type { OrganizerAccess } from "@tour/api";
import type { App } from "../links/app-link.tsx";
import type { Account } from "./read-account.ts";

type Organizer = Account["organizers"][number];
type Role = Organizer["role"];

/** A screen that one's role does not open. */
export class ClosedSection extends Error {
  override readonly name = "ClosedSection";
  readonly organizer: Organizer;

  constructor(organizer: Organizer) {
    super(`Closed to the role ${organizer.role}`);
    this.organizer = organizer;
  }
}

/** For a route: who may not use it is told so, instead of being refused by its calls. */
export function requireAccess(organizer: Organizer, access: OrganizerAccess): void {
  if (!mayUse(organizer.role, access)) throw new ClosedSection(organizer);
}

/** The first screen of a role: its app, and the path below the organiser's. */
export function startOf(role: Role): { app: App; path: string } {
  if (mayUse(role, "editor")) return { app: "builder", path: "" };
  return { app: "crm", path: mayUse(role, "manager") ? "" : "/my-departures" };
}

import type { OrganizerRole } from "@tour/api";
import { texts } from "../texts/ru.ts";

/** What somebody is for an organiser, as people read it. */
export const nameRole = (role: OrganizerRole): string => texts.roles[role];

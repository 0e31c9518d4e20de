import type { PageData } from "./page-data.ts";

/** What is known of the organiser on whose page a block is made; tours are real ones only. */
export type OrganizerFacts = Pick<PageData, "organizer" | "tours" | "tour">;

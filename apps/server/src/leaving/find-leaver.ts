import { eq, or } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { organizers } from "../modules/organizers/organizer.table.ts";
import { sites } from "../modules/sites/site.table.ts";

/** An organiser as an operator names them. */
export interface Leaver {
  id: number;
  name: string;
  /** Null of one without a site. */
  subdomain: string | null;
}

/** By their number, the subdomain of their site or its own domain; throws where that is nobody's. */
export async function findLeaver(db: Database, asked: string): Promise<Leaver> {
  const isAsked = /^\d{1,9}$/.test(asked)
    ? eq(organizers.id, Number(asked))
    : or(eq(sites.name, asked.toLowerCase()), eq(sites.customDomain, asked.toLowerCase()));
  const [found] = await db
    .select({ id: organizers.id, name: organizers.name, subdomain: sites.name })
    .from(organizers)
    .leftJoin(sites, eq(sites.organizerId, organizers.id))
    .where(isAsked);
  if (!found) throw new Error(`There is no organiser "${asked}".`);
  return found;
}

/** What an operator types to show that they mean this one. */
export const nameOf = ({ name, subdomain }: Leaver): string => subdomain ?? name;

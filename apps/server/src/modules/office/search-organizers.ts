import type { OrganizerInfo, OrganizerVerification } from "@tour/api";
import { and, eq, ilike, or, sql } from "drizzle-orm";
import { containing } from "../../db/containing.ts";
import type { Database } from "../../db/database.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { readOrganizerInfos } from "./read-organizers.ts";

interface Wanted {
  /** Part of a name, an e-mail or a legal number; empty for all. */
  search: string;
  verification_state?: OrganizerVerification["state"] | undefined;
}

/** A page of the organisers that staff look for, and how many there are. */
export async function searchOrganizers(
  services: { db: Database; env: ServerEnv },
  { search, verification_state }: Wanted,
  page: { limit: number; offset: number },
): Promise<{ rows: OrganizerInfo[]; total: number }> {
  const pattern = containing(search);
  const legal = (field: string) => sql`${organizers.legal} ->> ${field} ilike ${pattern}`;
  const which = and(
    verification_state && eq(organizers.verificationState, verification_state),
    search === ""
      ? undefined
      : or(
          ilike(organizers.name, pattern),
          ilike(organizers.email, pattern),
          ...["name", "inn", "ogrn", "registry_number"].map(legal),
        ),
  );
  const rows = await readOrganizerInfos(services, which, page);
  return { rows, total: await services.db.$count(organizers, which) };
}

import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { memberships } from "../accounts/membership.table.ts";
import { refuseFound } from "./check-tour.ts";
import { tourTexts } from "./tour.texts.ts";

/** 422 for somebody who is no guide of the organiser; nobody, and nothing said, pass. */
export async function requireGuide(
  db: Database,
  organizerId: number,
  userId: string | null | undefined,
): Promise<void> {
  if (!userId) return;
  const isGuide = and(
    eq(memberships.organizerId, organizerId),
    eq(memberships.userId, userId),
    eq(memberships.role, "guide"),
  );
  const isFound = (await db.$count(memberships, isGuide)) > 0;
  refuseFound(isFound ? {} : { guide_user_id: [tourTexts.noGuide] });
}

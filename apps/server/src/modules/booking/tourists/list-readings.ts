import type { SellerRequest } from "@tour/api";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../accounts/auth.table.ts";
import { passportReadings, tourists } from "../tourist.table.ts";

/** Who saw or erased the documents of a request's tourists, latest first. */
export async function listReadings(
  db: Database,
  requestId: number,
): Promise<SellerRequest["passport_readings"]> {
  const rows = await db
    .select({
      touristId: passportReadings.touristId,
      action: passportReadings.action,
      reader: users.name,
      at: passportReadings.readAt,
    })
    .from(passportReadings)
    .innerJoin(tourists, eq(tourists.id, passportReadings.touristId))
    .leftJoin(users, eq(users.id, passportReadings.userId))
    .where(eq(tourists.requestId, requestId))
    .orderBy(desc(passportReadings.id))
    .limit(100);
  return rows.map(({ touristId, action, reader, at }) => ({
    tourist_id: touristId,
    action,
    reader: reader ?? "",
    at: at.toISOString(),
  }));
}

import type { Tourist, TouristForm } from "@tour/api";
import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestOptions } from "../request.table.ts";
import type { requests } from "../request.table.ts";
import { tourists } from "../tourist.table.ts";
import { findProblems } from "./check-tourist.ts";

/** Statuses of a request whose tourists may still be written down. */
export const openStatuses: readonly number[] = [1, 2, 3];

type RequestRow = typeof requests.$inferSelect;

/** The tourists of requests with what was booked for each, in their order. */
export const listTouristRows = (db: Database, ...requestIds: number[]) =>
  db
    .select({
      ...getTableColumns(tourists),
      title: requestOptions.title,
      kind: requestOptions.kind,
    })
    .from(tourists)
    .leftJoin(
      requestOptions,
      and(
        eq(requestOptions.requestId, tourists.requestId),
        eq(requestOptions.optionId, tourists.optionId),
      ),
    )
    .where(inArray(tourists.requestId, requestIds))
    .orderBy(tourists.requestId, tourists.position);

export type TouristRow = Awaited<ReturnType<typeof listTouristRows>>[number];

/** A tourist as everybody but the reader of their document sees them. */
export function toTourist(
  row: TouristRow,
  { request, form, now }: { request: RequestRow; form: TouristForm; now: Date },
): Tourist {
  const canEdit = openStatuses.includes(request.status) && !row.isLocked;
  return {
    id: row.id,
    uuid: row.uuid,
    position: row.position,
    title: row.title ?? "",
    kind: row.kind ?? "person",
    full_name: row.fullName,
    first_name: row.firstName,
    last_name: row.lastName,
    middle_name: row.middleName,
    birthday: row.birthday,
    document_kind: row.documentKind,
    passport_mask: row.passportMask,
    email: row.email,
    phone: row.phone,
    food_restriction: row.foodRestriction,
    questionnaire: row.questionnaire,
    joins_guest_summary: row.guestSummaryAgreedAt !== null,
    is_touched: row.isTouched,
    is_complete: Object.keys(findProblems(row, form, now)).length === 0,
    can_edit: canEdit,
    can_delete: canEdit,
  };
}

/** All of them. */
export async function listTourists(
  db: Database,
  context: { request: RequestRow; form: TouristForm; now: Date },
): Promise<Tourist[]> {
  const rows = await listTouristRows(db, context.request.id);
  return rows.map((row) => toTourist(row, context));
}

import { lateSteps } from "@tour/api";
import type { RequestOrder, RequestRow } from "@tour/api";

/** Keys of an order, smaller first. */
type Keys = (row: RequestRow) => (number | string)[];

const last = "\uffff";
const urgencyOf = ({ status, awaits_reply: awaits }: RequestRow): number => {
  if (status === 1) return 0;
  if (awaits) return 1;
  return status === 2 || status === 3 ? status : 4;
};

/** As the server orders them, as far as rows tell. */
const keysOf: Record<RequestOrder, Keys> = {
  late: (row) => [
    row.late[0] ? lateSteps.indexOf(row.late[0].step) : lateSteps.length,
    row.late[0]?.since ?? last,
    urgencyOf(row),
    row.hold_expires_at ?? last,
  ],
  start: ({ departure }) => [departure.start_date],
  newest: () => [],
};

/** The same rows in an order; the newest first among equals. */
export function orderRows(rows: readonly RequestRow[], order: RequestOrder): RequestRow[] {
  const keyed = rows.map((row) => ({ row, keys: [...keysOf[order](row), -row.id] }));
  return keyed.toSorted((a, b) => compare(a.keys, b.keys)).map(({ row }) => row);
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  if (at < 0) return 0;
  return a[at]! < b[at]! ? -1 : 1;
}

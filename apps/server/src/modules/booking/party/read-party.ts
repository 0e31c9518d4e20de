import type { RequestParty } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { keptOf, readSums } from "../ledger/request-sums.ts";
import { percentOfCancelling } from "../read-refund.ts";
import { canChangeParty } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requestOptions } from "../request.table.ts";
import { listTouristRows } from "../tourists/to-tourist.ts";
import { hasSeat, quoteOf } from "./plan-change.ts";
import type { Party } from "./plan-change.ts";

/** A request's party with all that a change of it depends on. */
export async function readParty(db: Database, found: FoundRequest, now: Date): Promise<Party> {
  const { request } = found;
  const kept = keptOf(await readSums(db, request.id));
  const isOfRequest = eq(requestOptions.requestId, request.id);
  return {
    request,
    lines: await db
      .select()
      .from(requestOptions)
      .where(isOfRequest)
      .orderBy(requestOptions.optionId),
    people: await listTouristRows(db, request.id),
    kept,
    percent: percentOfCancelling(found, now, kept),
  };
}

/** The same as its guest sees it, with a quote for each change. */
export async function toRequestParty(
  db: Database,
  found: FoundRequest,
  now: Date,
): Promise<RequestParty> {
  const party = await readParty(db, found, now);
  const { departure, request } = found;
  const { currency } = request;
  const canChange = canChangeParty(found, now);
  const isOpen = ["open", "guaranteed"].includes(departure.status);
  const isSold = departure.saleStartsAt === null || departure.saleStartsAt <= now;
  const hasRoom = isOpen && isSold && departure.capacity > departure.held;
  return {
    can_change: canChange,
    total: { amount: request.totalAmount, currency },
    refund_percent: party.percent,
    people: party.people.map((one) => ({
      id: one.id,
      title: one.title ?? "",
      name: one.fullName || [one.lastName, one.firstName].filter(Boolean).join(" "),
      remove: canChange ? quoteOf(party, { change: "remove", tourist_id: one.id }) : null,
      can_replace: canChange && !one.isLocked,
    })),
    options: party.lines.map((line) => {
      const { optionId, title, kind, count, amount } = line;
      const isRoom = !hasSeat(line) || hasRoom;
      const wanted = { option_id: optionId };
      return {
        option_id: optionId,
        title,
        kind,
        count,
        price: { amount, currency },
        add: canChange && isRoom ? quoteOf(party, { change: "add", ...wanted }) : null,
        remove:
          canChange && kind === "supplement"
            ? quoteOf(party, { change: "remove", ...wanted })
            : null,
      };
    }),
  };
}

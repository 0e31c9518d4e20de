import { requestTransitions } from "@tour/api";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { Refusal } from "../../../http/errors/errors.ts";
import { settleDeparture, settleOf } from "../../tours/settle-departure.ts";
import { bookingTexts } from "../booking.texts.ts";
import { findRequest } from "../read-request.ts";
import { requestHistory, requests } from "../request.table.ts";
import type { Context } from "./for-each-open.ts";

/** What is left at least to answer, or to pay in. */
const hoursToPay = requestTransitions.confirm.holdHours;

/** A guest goes on the new dates of their departure; 409 where there is nothing to choose any more. */
export async function keepDates({ db, jobs, now }: Context, requestId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isChoosing = and(eq(requests.id, requestId), isNotNull(requests.movedFrom));
    const [before] = await tx.select().from(requests).where(isChoosing).for("update");
    const isLate = !before?.chooseUntil || before.chooseUntil <= now() || before.status > 3;
    if (isLate) throw nothingToChoose(before?.status);
    const { departure } = await findRequest(tx, isChoosing!);
    if (departure.status === "canceled") throw nothingToChoose(before.status);
    await tx
      .update(requests)
      .set({
        chooseUntil: null,
        movedFrom: null,
        // Meanwhile nothing could be paid.
        heldUntil: sql`case when ${requests.heldUntil} is null then null
          else greatest(${requests.heldUntil}, now() + make_interval(hours => ${hoursToPay})) end`,
      })
      .where(eq(requests.id, requestId));
    const { startDate, endDate } = departure;
    await tx.insert(requestHistory).values({
      requestId,
      fromStatus: before.status,
      toStatus: before.status,
      actor: "visitor",
      moved: {
        from: before.movedFrom!,
        to: { start_date: startDate, end_date: endDate },
        is_kept: true,
      },
    });
    // Its group turned out too small meanwhile: now its guest is asked about that.
    if (departure.decision !== "too small") return;
    await jobs.enqueue(tx, settleDeparture, settleOf(departure.id));
  });
}

const nothingToChoose = (status: number | undefined) =>
  new Refusal("conflict", bookingTexts.nothingToChoose, { data: { status: status ?? null } });

import { eq } from "drizzle-orm";
import { defineJob } from "../../../jobs/job-kind.ts";
import { departures } from "../../tours/departure.table.ts";
import { settleDeparture } from "../../tours/settle-departure.ts";
import type { DeparturePayload } from "../../tours/settle-departure.ts";
import { bookingTexts } from "../booking.texts.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { askToChoose, reasonOf } from "./ask-to-choose.ts";
import { forEachOpen, giveAllBack } from "./for-each-open.ts";
import type { Context } from "./for-each-open.ts";

/**
 * Does for a departure's guests what its state asks for: cancelled, everybody gets all of their money
 * back; its group complete, they hear so; too small or moved, they choose, and get all back who do not. It may
 * run late, twice or after a restart: each request is looked at again under its lock.
 */
export const settleDepartureJob = defineJob({
  ...settleDeparture,
  async run({ departure_id: id }: DeparturePayload, context: Context) {
    const [departure] = await context.db.select().from(departures).where(eq(departures.id, id));
    if (!departure) return;
    if (departure.status === "canceled") return cancelAll(context, id);
    if (departure.decision === "too small") return askToChoose(context, departure);
    if (departure.decision === "complete") await tellOfGroup(context, id);
    return giveBackToSilent(context, id);
  },
});

const cancelAll = (context: Context, departureId: number) =>
  forEachOpen(context, departureId, (tx, request) => {
    const { id: requestId, chooseUntil } = request;
    const reason = chooseUntil ? reasonOf(request) : bookingTexts.departureCancelled;
    return giveAllBack(context, tx, { requestId, reason });
  });

/** Who was asked about other dates and said nothing gets all back; answers when to look again. */
async function giveBackToSilent(context: Context, departureId: number): Promise<Date | undefined> {
  let next: Date | undefined;
  await forEachOpen(context, departureId, async (tx, request) => {
    const { id: requestId, chooseUntil, movedFrom } = request;
    if (!chooseUntil || !movedFrom) return;
    if (chooseUntil <= context.now()) {
      return giveAllBack(context, tx, { requestId, reason: reasonOf(request) });
    }
    if (!next || chooseUntil < next) next = chooseUntil;
  });
  return next;
}

/** Only those hear of it whose seats are sold, and who do not choose among dates. */
const tellOfGroup = (context: Context, departureId: number) =>
  forEachOpen(context, departureId, async (tx, { id: requestId, status, chooseUntil }) => {
    if (status !== 3 || chooseUntil) return;
    const occasion = `departure ${departureId}`;
    const queue = { db: tx, jobs: context.jobs };
    await enqueueRequestEmails(queue, { requestId, kind: "group complete", occasion });
  });

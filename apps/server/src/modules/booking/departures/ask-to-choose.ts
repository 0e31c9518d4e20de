import { DAYS_TO_CHOOSE } from "@tour/api";
import { countDays } from "@tour/dates";
import { addDays } from "date-fns/addDays";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { organizerOfTour } from "../../tours/organizer-of-tour.ts";
import { departures } from "../../tours/departure.table.ts";
import { raiseRevision } from "../../organizers/raise-revision.ts";
import { bookingTexts } from "../booking.texts.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { listDates } from "../moving/list-dates.ts";
import { findRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { forEachOpen, giveAllBack } from "./for-each-open.ts";
import type { Context } from "./for-each-open.ts";

type DepartureRow = typeof departures.$inferSelect;

/**
 * Of a departure whose group is too small each guest is asked once; who has not chosen by then gets
 * all back, and with the last of them it is cancelled. Answers when to look again. One that its
 * organiser opened all the same asks nobody any more.
 */
export async function askToChoose(
  context: Context,
  departure: DepartureRow,
): Promise<Date | undefined> {
  const isTakingPlace = departure.status !== "closed";
  const now = context.now();
  let next: Date | undefined;
  const wait = (until: Date) => {
    if (!next || until < next) next = until;
  };
  await forEachOpen(context, departure.id, async (tx, request) => {
    const { id: requestId, chooseUntil, movedFrom } = request;
    // Who was asked about other dates still is.
    if (isTakingPlace && !movedFrom) return stopAsking(tx, requestId);
    if (chooseUntil && chooseUntil <= now) {
      return giveAllBack(context, tx, { requestId, reason: reasonOf(request) });
    }
    if (!chooseUntil) await ask(context, tx, { requestId, departure });
    wait(chooseUntil ?? addDays(now, DAYS_TO_CHOOSE));
  });
  if (next || isTakingPlace) return next;
  await cancel(context, departure);
}

/** Why a trip that was called off gives its guest all back. */
export const reasonOf = ({ movedFrom }: Pick<typeof requests.$inferSelect, "movedFrom">): string =>
  bookingTexts[movedFrom ? "datesChanged" : "groupTooSmall"];

const stopAsking = async (tx: Database, requestId: number) => {
  await tx.update(requests).set({ chooseUntil: null }).where(eq(requests.id, requestId));
};

interface Asked {
  requestId: number;
  departure: DepartureRow;
}

async function ask(
  { jobs, now }: Context,
  tx: Database,
  { requestId, departure: { id, startDate, endDate } }: Asked,
): Promise<void> {
  const chooseUntil = addDays(now(), DAYS_TO_CHOOSE);
  await tx.update(requests).set({ chooseUntil }).where(eq(requests.id, requestId));
  const found = await findRequest(tx, eq(requests.id, requestId));
  const { dates } = await listDates({ db: tx, now: now() }, found, {
    withVariants: false,
    taker: "guest",
  });
  const [nearest] = dates
    .map(({ start_date, end_date }) => ({ start_date, end_date }))
    .toSorted((a, b) => distance(a.start_date, startDate) - distance(b.start_date, startDate));
  const facts = {
    choose_until: chooseUntil.toISOString(),
    calledOff: { start_date: startDate, end_date: endDate },
    ...(nearest && { nearest }),
  };
  const occasion = `departure ${id}`;
  await enqueueRequestEmails(
    { db: tx, jobs },
    { requestId, kind: "group too small", facts, occasion },
  );
}

const distance = (from: string, to: string) => Math.abs(countDays(from, to));

/** Everybody has moved or has their money: nothing is left of it. */
async function cancel({ db }: Context, { id, tourId }: DepartureRow): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(departures)
      .set({ status: "canceled" })
      .where(and(eq(departures.id, id), eq(departures.status, "closed"), eq(departures.held, 0)));
    await raiseRevision(tx, await organizerOfTour(tx, tourId));
  });
}

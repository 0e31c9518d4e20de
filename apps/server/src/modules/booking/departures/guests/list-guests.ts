import type { DepartureGuests, GoingParty, GoingTourist, Money, TouristForm } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Services } from "../../../../platform/services.ts";
import { viewDeparture } from "../../../tours/own-departures.ts";
import { tours } from "../../../tours/tour.table.ts";
import { listArrivals } from "../../arrivals/arrival-details.ts";
import { keptOf, readSumsOfMany, restOf } from "../../ledger/request-sums.ts";
import type { RequestSums } from "../../ledger/request-sums.ts";
import type { requests } from "../../request.table.ts";
import { formOf } from "../../tourists/form-of.ts";
import { toTourist } from "../../tourists/to-tourist.ts";
import type { TouristRow } from "../../tourists/to-tourist.ts";
import { ageOn } from "../../age-on.ts";
import { guestTexts } from "./guest.texts.ts";
import { listGoing } from "./list-going.ts";

type RequestRow = typeof requests.$inferSelect;

interface Wanted {
  id: number;
  organizerId: number;
  seesMoney: boolean;
}

const nothingPaid: RequestSums = { paid: 0, refunded: 0, refundDue: 0 };

/** Who goes on a departure, request by request; 404 for another organiser's. */
export async function listGuests(
  { db, env, now }: Pick<Services, "db" | "env" | "now">,
  { id, organizerId, seesMoney }: Wanted,
): Promise<DepartureGuests> {
  const departure = await viewDeparture(db, { id, organizerId });
  const [tour] = await db
    .select({ title: tours.title, timeZone: tours.timeZone, content: tours.content })
    .from(tours)
    .where(eq(tours.id, departure.tour_id));
  const { title, timeZone, content } = tour!;
  const meetingZone = content.meeting_place?.time_zone ?? timeZone;
  const going = await listGoing(db, id);
  const ids = going.map(({ request }) => request.id);
  const arrivals = await listArrivals(db, ids, meetingZone);
  const sums = seesMoney ? await readSumsOfMany(db, ids) : undefined;
  const parties = going.map(({ request, people }): GoingParty => {
    const form = formOf(request, env);
    const facts = { request, form, now: now(), startDate: departure.start_date };
    return {
      request_id: request.id,
      status: request.status,
      choose_until: request.chooseUntil?.toISOString() ?? null,
      contact: {
        name: request.contactName,
        phone: request.contactPhone,
        email: request.contactEmail,
      },
      comment: request.comment,
      seats: request.seats,
      arrival: arrivals.get(request.id) ?? null,
      money: sums ? moneyOf(request, sums.get(request.id) ?? nothingPaid) : null,
      tourists: people.map((row) => toGoingTourist(row, facts)),
    };
  });
  return {
    tour: { id: departure.tour_id, title },
    time_zone: meetingZone,
    meeting_place: content.meeting_place,
    parties,
  };
}

function moneyOf(request: RequestRow, sums: RequestSums): GoingParty["money"] {
  const { currency, totalAmount, restDueDate } = request;
  const money = (amount: number): Money => ({ amount, currency });
  return {
    total: money(totalAmount),
    paid: money(keptOf(sums)),
    rest: money(restOf(request, sums)),
    rest_due_date: restDueDate,
  };
}

interface Facts {
  request: RequestRow;
  form: TouristForm;
  now: Date;
  startDate: string;
}

function toGoingTourist(row: TouristRow, { startDate, ...facts }: Facts): GoingTourist {
  const { id, position, title, kind, full_name, birthday, ...tourist } = toTourist(row, facts);
  return {
    id,
    position,
    title,
    kind,
    full_name,
    age: birthday === null ? null : ageOn(birthday, startDate),
    is_complete: tourist.is_complete,
    phone: tourist.phone,
    food_restriction: tourist.food_restriction,
    answers: listAnswers(tourist.questionnaire, facts.form),
  };
}

/** What was answered, in words. */
const listAnswers = (answers: Record<string, string>, { questions }: TouristForm) =>
  questions.flatMap(({ id, title, kind }) => {
    const answer = answers[id];
    if (!answer) return [];
    const words = kind === "yes_no" ? guestTexts[answer === "yes" ? "yes" : "no"] : answer;
    return [{ title, answer: words }];
  });

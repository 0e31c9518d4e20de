import { randomUUID } from "node:crypto";
import { addDays, fromClock } from "@tour/dates";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { chats } from "../../modules/booking/chats/chat.table.ts";
import { requestMessages } from "../../modules/booking/messages/message.table.ts";
import { prepaymentOf } from "../../modules/booking/quote-cancellation.ts";
import { requestHistory, requestOptions, requests } from "../../modules/booking/request.table.ts";
import { requestTasks } from "../../modules/booking/tasks/task.table.ts";
import { tourists } from "../../modules/booking/tourist.table.ts";
import type { TourRow } from "../../modules/tours/tour.table.ts";
import { insertRows } from "../insert-rows.ts";
import { reserveIds } from "../reserve-ids.ts";
import type { AskedRequest, MadeRequest } from "./made-request.ts";
import { writePayments } from "./write-payments.ts";

interface Office {
  organizerId: number;
  tour: TourRow;
  today: string;
  now: Date;
}

const hour = 3_600_000;

/** Writes requests of one tour with all that belongs to them, as their guests would have left it. */
export async function writeRequests(
  tx: Database,
  asked: readonly AskedRequest[],
  office: Office,
): Promise<void> {
  const { organizerId, tour, now } = office;
  const { id: optionId, title, kind = "person" } = tour.content.price_options[0]!;
  const ids = await reserveIds(tx, "requests", asked.length);
  const chatIds = await openChats(tx, organizerId, asked);
  const made = asked.map((one, index): MadeRequest => {
    const from = (day: string, clock: string) => fromClock(day, clock, tour.timeZone);
    return {
      ...one,
      id: ids[index]!,
      total: one.seats * priceOfSeat,
      at: {
        asked: from(one.askedOn, "12:00"),
        paid: from(one.askedOn, "18:00"),
        over: from(addDays(one.departure.endDate, 1), "09:00"),
      },
    };
  });
  await insertRows(
    tx,
    requests,
    made.map(({ id, email, status, seats, total, departure, ...one }) => ({
      ...{ id, uuid: randomUUID(), clientKey: randomUUID(), bodyHash: "seed", status, seats },
      ...{ organizerId, tourId: tour.id, departureId: departure.id, chatId: chatIds.get(email)! },
      contractState: status === 3 || status === 4 ? (1 as const) : (3 as const),
      ...{ salesModel: 2 as const, commissionPoints: 0, retainedAmount: 0, refundCapPercent: 100 },
      ...{ isToAccept: false, isHoldExtended: false, comment: "" },
      ...{ contactName: one.name, contactPhone: one.phone, contactEmail: email },
      totalAmount: total,
      prepaymentAmount: prepaymentOf(total, tour.prepaymentPercent),
      currency: tour.currency,
      cancellationRules: tour.content.cancellation_rules,
      touristForm: { asks_document: false, questions: [] },
      restDueDate: addDays(departure.startDate, -tour.restDueDays),
      visitSource: one.source,
      heldUntil: status <= 2 ? new Date(now.getTime() + 20 * hour) : null,
      waitsSince: one.isWaiting ? one.at.asked : null,
      createdAt: one.at.asked,
    })),
  );
  await insertRows(
    tx,
    requestOptions,
    made.map(({ id: requestId, seats: count }) => ({
      ...{ requestId, optionId, title, kind, count },
      amount: priceOfSeat,
    })),
  );
  await writeTourists(tx, made, optionId);
  await writeSteps(tx, made);
  await writeTalk(tx, made, office);
  await writePayments(tx, made, { organizerId, tour });
}

/** Of every request, in minor units: what its date costs. */
export const priceOfSeat = 6_000_000;

/** The numbers of guests' chats by their e-mail. */
async function openChats(
  tx: Database,
  organizerId: number,
  asked: readonly AskedRequest[],
): Promise<Map<string, number>> {
  const emails = [...new Set(asked.map(({ email }) => email))];
  const rows = emails.map((email) => ({ organizerId, email }));
  await tx.insert(chats).values(rows).onConflictDoNothing();
  const found = await tx
    .select({ id: chats.id, email: chats.email })
    .from(chats)
    .where(and(eq(chats.organizerId, organizerId), inArray(chats.email, emails)));
  return new Map(found.map(({ id, email }) => [email, id]));
}

async function writeTourists(tx: Database, made: readonly MadeRequest[], optionId: string) {
  const people = made.flatMap(({ id: requestId, seats, known, name }) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    return Array.from({ length: seats }, (_, index) => ({
      ...{ requestId, optionId, position: index + 1 },
      ...(index < known
        ? { firstName, lastName, birthday: `19${70 + (index % 30)}-05-17` }
        : { firstName: "", lastName: "", birthday: null }),
      uuid: randomUUID(),
    }));
  });
  const ids = await reserveIds(tx, "tourists", people.length);
  const untouched = {
    ...{ fullName: "", middleName: "", documentKind: "passport" as const, passportMask: "" },
    ...{ email: "", phone: "", foodRestriction: "", isTouched: true, isLocked: false },
    ...{ questionnaire: {}, updatedAt: new Date() },
  };
  await insertRows(
    tx,
    tourists,
    people.map((person, index) => ({ ...person, ...untouched, id: ids[index]! })),
  );
}

async function writeSteps(tx: Database, made: readonly MadeRequest[]) {
  const steps = made.flatMap(stepsOf);
  const ids = await reserveIds(tx, "request_history", steps.length);
  await insertRows(
    tx,
    requestHistory,
    steps.map((step, index) => ({ ...step, id: ids[index]!, reason: "" })),
  );
}

type Step = Pick<typeof requestHistory.$inferInsert, "toStatus" | "actor"> & {
  requestId: number;
  fromStatus: number | null;
  createdAt: Date;
};

/** The legal way to each status. */
function stepsOf({ id: requestId, status, at }: MadeRequest): Step[] {
  const ask: Step = {
    ...{ requestId, fromStatus: null, toStatus: 1 },
    ...{ actor: "visitor", createdAt: at.asked },
  };
  const step = (fromStatus: number, toStatus: number, actor: Step["actor"], createdAt: Date) => ({
    ...{ requestId, fromStatus, toStatus, actor, createdAt },
  });
  const confirmed = step(1, 2, "organizer", at.asked);
  const paid = step(2, 3, "organizer", at.paid);
  switch (status) {
    case 1:
      return [ask];
    case 2:
      return [ask, confirmed];
    case 3:
      return [ask, confirmed, paid];
    case 4:
      return [ask, confirmed, paid, step(3, 4, "system", at.over)];
    case 5:
      return [ask, step(1, 5, "visitor", at.paid)];
    case 6:
      return [ask, step(1, 6, "organizer", at.paid)];
    case 7:
      return [ask, step(1, 7, "system", at.paid)];
    case 8:
      return [ask, step(1, 8, "staff", at.paid)];
  }
}

async function writeTalk(tx: Database, made: readonly MadeRequest[], { today }: Office) {
  const messages = made.flatMap(({ id: requestId, isAnswered, isWaiting, at }) =>
    [
      ...(isAnswered || isWaiting
        ? [{ requestId, author: "guest" as const, text: "Можно ли приехать на день раньше?" }]
        : []),
      ...(isAnswered && !isWaiting
        ? [{ requestId, author: "organizer" as const, text: "Да, поможем с ночлегом." }]
        : []),
    ].map((message) => ({ ...message, createdAt: at.asked })),
  );
  const messageIds = await reserveIds(tx, "request_messages", messages.length);
  await insertRows(
    tx,
    requestMessages,
    messages.map((message, index) => ({ ...message, id: messageIds[index]! })),
  );
  const tasks = made
    .filter(({ hasTask }) => hasTask)
    .map(({ id: requestId, at }) => ({ requestId, createdAt: at.asked }));
  const taskIds = await reserveIds(tx, "request_tasks", tasks.length);
  await insertRows(
    tx,
    requestTasks,
    tasks.map((task, index) => ({
      ...{ ...task, id: taskIds[index]!, text: "Позвонить гостю" },
      dueDate: addDays(today, (index % 20) - 5),
    })),
  );
}

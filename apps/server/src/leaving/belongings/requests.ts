import { chats } from "../../modules/booking/chats/chat.table.ts";
import { pendingDeclines } from "../../modules/booking/declining/pending-decline.table.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { exchangeRates } from "../../modules/booking/exchange/rate.table.ts";
import { requestMessages } from "../../modules/booking/messages/message.table.ts";
import {
  requestConsents,
  requestHistory,
  requestOptions,
  requests,
} from "../../modules/booking/request.table.ts";
import { guestReviews } from "../../modules/booking/reviews/guest-review.table.ts";
import { reviewHidings } from "../../modules/booking/reviews/review-hiding.table.ts";
import { requestNotes, requestTasks } from "../../modules/booking/tasks/task.table.ts";
import { messageTemplates } from "../../modules/booking/templates/template.table.ts";
import {
  arrivals,
  passportReadings,
  personalDataSettings,
  tourists,
} from "../../modules/booking/tourist.table.ts";
import {
  helpEvents,
  helpRequests,
  helpWithdrawals,
} from "../../modules/help-requests/help-request.table.ts";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { exported, isAmong, isOrganizer, unexported } from "./belonging.ts";
import type { Belonging } from "./belonging.ts";

export const theRequests = exported(
  requests,
  isOrganizer(requests.organizerId),
  "Заявки: гость, тур, дата, сумма, состояние",
  ["uuid", "client_key", "body_hash"],
);
export const theChats = exported(
  chats,
  isOrganizer(chats.organizerId),
  "Переписки: по одной на почту гостя",
  ["mailing_token"],
);
export const theTourists = exported(
  tourists,
  isAmong(tourists.requestId, theRequests, requests.id),
  "Туристы с номерами документов, расшифрованными для организатора",
  ["uuid"],
);
export const theQuestions = exported(
  helpRequests,
  isOrganizer(helpRequests.organizerId),
  "Вопросы посетителей",
  ["record_key", "repeat_key"],
);

const ofRequest = (
  table: PgTable & { requestId: PgColumn },
  title: string,
  secrets: readonly string[] = [],
) => exported(table, isAmong(table.requestId, theRequests, requests.id), title, secrets);

/** What guests asked for, and what was said and written of it. Money has a list of its own. */
export const ofRequests: readonly Belonging[] = [
  theChats,
  theRequests,
  ofRequest(requestOptions, "Заявки: места и цены"),
  ofRequest(requestConsents, "Заявки: согласия гостя", ["text_hash"]),
  ofRequest(requestHistory, "Заявки: история"),
  theTourists,
  exported(
    passportReadings,
    isAmong(passportReadings.touristId, theTourists, tourists.id),
    "Кто и когда видел номера документов",
  ),
  exported(
    personalDataSettings,
    isOrganizer(personalDataSettings.organizerId),
    "Сколько дней хранятся номера документов",
    ["sealed_key"],
  ),
  ofRequest(arrivals, "Как приезжают гости"),
  unexported(
    pendingDeclines,
    isAmong(pendingDeclines.requestId, theRequests, requests.id),
    "wait for ten seconds; what was declined is in the history",
  ),
  ofRequest(requestEmails, "Письма по заявкам"),
  ofRequest(requestMessages, "Сообщения по заявкам", ["repeat_key"]),
  ofRequest(requestTasks, "Дела по заявкам"),
  ofRequest(requestNotes, "Заметки к заявкам", ["repeat_key"]),
  ofRequest(guestReviews, "Отзывы гостей"),
  ofRequest(reviewHidings, "Скрытые отзывы: когда и почему"),
  exported(messageTemplates, isOrganizer(messageTemplates.organizerId), "Шаблоны сообщений"),
  exported(exchangeRates, isOrganizer(exchangeRates.organizerId), "Курсы валют"),
  theQuestions,
  exported(
    helpEvents,
    isAmong(helpEvents.helpRequestId, theQuestions, helpRequests.id),
    "Вопросы: что с ними делали",
    ["repeat_key"],
  ),
  unexported(
    helpWithdrawals,
    isOrganizer(helpWithdrawals.organizerId),
    "keys of questions that were taken back before they came",
  ),
];

import type { Handlers, TouristsInfo } from "@tour/api";
import type { touristCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { bookingTexts } from "../booking.texts.ts";
import { findPresent } from "../find-present.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toSellerRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { passportReadings, tourists } from "../tourist.table.ts";
import { erasePassports } from "./erase-passports.ts";
import { findByLink } from "./find-by-link.ts";
import type { FoundByLink } from "./find-by-link.ts";
import { formOf } from "./form-of.ts";
import { openOrganizerKey } from "./organizer-key.ts";
import { openNumber } from "./passport.ts";
import { readKeepDays, setKeepDays } from "./personal-data-settings.ts";
import { requireOwnOrganizer } from "./require-own-organizer.ts";
import { saveTourists } from "./save-tourists.ts";
import { listTourists, openStatuses } from "./to-tourist.ts";
import { touristTexts } from "./tourist.texts.ts";

/** Specification, section 7, "Booking": who travels. */
export const touristHandlers: Handlers<typeof touristCalls, RequestContext> = {
  touristsInfo: async ({ query }, context) => ({
    data: await readInfo(context, await findByLink(context, query.uuid)),
  }),

  addTourists: async ({ query, body }, context) => {
    const link = await findByLink(context, query.uuid);
    await save(context, link, body);
    return { data: await readInfo(context, link) };
  },

  updateTouristsQuestionnaires: async ({ query, body }, context) => {
    const link = await findByLink(context, query.uuid);
    const typed = { id: query.id, questionnaire: body.questionnaire };
    await save(context, link, { tourists: [typed], is_draft: true });
    const { tourists: people } = await readInfo(context, link);
    return { data: people.find(({ id }) => id === query.id)! };
  },

  updateTourists: async ({ query, body }, context) => {
    const found = await findPresent(context, isOwnRequest(query.request_id, context));
    requireOpen(found);
    const { request } = found;
    const form = formOf(found.request, context.env);
    const now = context.now();
    const by = { onlyId: null, isSeller: true, isDraft: true };
    await saveTourists(context, body.tourists, { request, form, now, ...by });
    return { data: await listTourists(context.db, { request, form, now }) };
  },

  revealPassport: async ({ body }, context) => {
    const { db } = context;
    const [row] = await db.select().from(tourists).where(eq(tourists.id, body.tourist_id));
    // In the words of another organiser's request, which is not there either.
    if (!row) throw notFound(bookingTexts.noRequest);
    const { request } = await findRequest(db, isOwnRequest(row.requestId, context));
    const { id: userId } = accountOf(context);
    requireOwnOrganizer(context, request.organizerId);
    if (row.passport === null) throw notFound(touristTexts.noNumber);
    const key = await openOrganizerKey(context, request.organizerId);
    const passport = openNumber(row.passport, key, row.id);
    const { organizerId, id: subjectId } = request;
    await doRecorded(
      context,
      (tx) => tx.insert(passportReadings).values({ touristId: row.id, userId }),
      () => ({ kind: "passport_revealed", organizerId, subjectId }),
    );
    return { data: { passport } };
  },

  erasePassports: async ({ body }, context) => {
    const { request_id: requestId, tourist_id: touristId } = body;
    const isOwn = isOwnRequest(requestId, context);
    await findPresent(context, isOwn);
    const userId = accountOf(context).id;
    await erasePassports(context.db, { requestId, touristId, userId });
    return { data: await toSellerRequest(context, await findRequest(context.db, isOwn)) };
  },

  getPersonalDataSettings: async ({ query }, { db }) => ({
    data: { keep_days: await readKeepDays(db, query.organizer_id) },
  }),

  updatePersonalDataSettings: async ({ query, body }, { db }) => {
    await setKeepDays(db, query.organizer_id, body.keep_days);
    return { data: body };
  },
};

interface Typed {
  tourists: Parameters<typeof saveTourists>[1];
  is_draft: boolean;
}

async function save(
  context: RequestContext,
  { found, onlyId }: FoundByLink,
  { tourists: typed, is_draft: isDraft }: Typed,
): Promise<void> {
  requireOpen(found);
  // Nobody's data are taken before somebody agreed to that.
  if (found.request.isToAccept) throw new Refusal("unprocessable", touristTexts.acceptFirst);
  const form = formOf(found.request, context.env);
  const by = { onlyId, isSeller: false, isDraft, now: context.now() };
  await saveTourists(context, typed, { request: found.request, form, ...by });
}

function requireOpen({ request: { status } }: FoundRequest): void {
  if (openStatuses.includes(status)) return;
  throw new Refusal("conflict", bookingTexts.otherStatus, { data: { status } });
}

async function readInfo(
  context: RequestContext,
  { found, onlyId }: FoundByLink,
): Promise<TouristsInfo> {
  const { request, tour, departure } = found;
  const form = formOf(found.request, context.env);
  const people = await listTourists(context.db, { request, form, now: context.now() });
  const isWhole = onlyId === null;
  return {
    uuid: isWhole ? request.uuid : "",
    status: request.status,
    tour: { title: tour.title, slug: tour.slug, time_zone: tour.timeZone },
    departure: { start_date: departure.startDate, end_date: departure.endDate },
    form,
    tourists: isWhole
      ? people
      : people.filter(({ id }) => id === onlyId).map((one) => ({ ...one, uuid: "" })),
  };
}

import type { ActivityKind, Handlers } from "@tour/api";
import type { tourEditingCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import { cacheResponse } from "../../cache/cache-json.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { doRecorded } from "../activity/record-activity.ts";
import type { Deed } from "../activity/record-activity.ts";
import { archiveTour } from "./archive-tour.ts";
import { archiveDeparture, changeDeparture } from "./change-departure.ts";
import { changeDepartures } from "./change-departures.ts";
import { changeTour } from "./change-tour.ts";
import { requireSound } from "./check-tour.ts";
import { copyTour } from "./copy-tour.ts";
import { removeTour } from "./remove-tour.ts";
import { createDepartures, createManyDepartures } from "./create-departures.ts";
import { createTour } from "./create-tour.ts";
import { toEditedTour } from "./edited-tour.ts";
import { listOwnTours } from "./list-own-tours.ts";
import { requireOrganizer } from "../organizers/require-organizer.ts";
import { listOwnDepartures, viewDeparture } from "./own-departures.ts";
import { readRoute } from "./routes/read-route.ts";
import { tourTexts } from "./tour.texts.ts";
import { tours } from "./tour.table.ts";

const pageSize = 50;
const which = ({ id, organizer_id }: { id: number; organizer_id: number }) => ({
  id,
  organizerId: organizer_id,
});
const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** Tours and departures as their organiser makes them. Product decisions, section 9. */
export const tourEditingHandlers: Handlers<typeof tourEditingCalls, RequestContext> = {
  createTour: async ({ query, body }, { db }) => {
    const { is_archived: isArchived, ...input } = body;
    requireSound(input);
    await requireOrganizer(db, query.organizer_id);
    return { data: toEditedTour(await createTour(db, query.organizer_id, input, !isArchived)) };
  },

  updateTour: async ({ query, body }, { db, now }) => {
    const { version, ...changes } = body;
    const tour = await changeTour(db, { ...which(query), changes, version, now: now() });
    return { data: toEditedTour(tour) };
  },

  viewTour: async ({ query }, { db }) => {
    const [row] = await db
      .select()
      .from(tours)
      .where(and(eq(tours.id, query.id), eq(tours.organizerId, query.organizer_id)));
    if (!row) throw notFound(tourTexts.noTour);
    return { data: toEditedTour(row) };
  },

  listTours: async ({ query }, { db, now }) => {
    const { rows, total } = await listOwnTours(db, {
      organizerId: query.organizer_id,
      status: query.status,
      now: now(),
      ...pageOf(query.page),
    });
    return cacheResponse(rows, { kind: "own tours", key: `${query.page} ${total}` }, () => ({
      data: rows,
      pagination: paginate(query.page, pageSize, total),
    }));
  },

  archiveTour: async ({ query, body }, context) => {
    const { id: subjectId, organizer_id: organizerId } = query;
    const change = { isArchived: body.is_archived, now: context.now() };
    const kind = body.is_archived ? "tour_archived" : "tour_restored";
    const tour = await doRecorded(
      context,
      (tx) => archiveTour(tx, which(query), change),
      () => ({ organizerId, kind, subjectId }),
    );
    return { data: toEditedTour(tour) };
  },

  removeTour: async ({ query }, context) => {
    const { id: subjectId, organizer_id: organizerId } = query;
    await doRecorded(
      context,
      (tx) => removeTour(tx, which(query)),
      () => ({ organizerId, kind: "tour_removed" as const, subjectId }),
    );
    return { success: true };
  },

  copyTour: async ({ query }, { db }) => ({
    data: toEditedTour(await copyTour(db, which(query))),
  }),

  readRoute: async ({ query, body }, { db }) => {
    await requireOrganizer(db, query.organizer_id);
    return { data: await readRoute(body.file) };
  },

  createDeparture: async ({ query, body: { tour_id: tourId, ...fields } }, context) => {
    const which = { tourId, organizerId: query.organizer_id };
    const now = context.now();
    const [made] = await doRecorded(
      context,
      (db) => createDepartures({ db, now }, which, [fields]),
      () => toDatesDeed("dates_added", which.organizerId, tourId, 1),
    );
    return { data: made! };
  },

  createDepartures: async ({ query, body }, context) => {
    const which = { tourId: body.tour_id, organizerId: query.organizer_id };
    const now = context.now();
    const data = await doRecorded(
      context,
      (db) => createManyDepartures({ db, now }, which, body.departures),
      ({ length }) => toDatesDeed("dates_added", which.organizerId, which.tourId, length),
    );
    return { data };
  },

  updateDepartures: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const { jobs } = context;
    const now = context.now();
    const isEnd = body.departures.some(({ status }) => status === "canceled");
    const data = await doRecorded(
      context,
      (db) => changeDepartures({ db, jobs, now }, organizerId, body.departures),
      ([first, ...more]) =>
        toDatesDeed(
          isEnd ? "dates_canceled" : "dates_changed",
          organizerId,
          more.length > 0 ? undefined : first?.id,
          more.length + 1,
        ),
    );
    return { data };
  },

  updateDeparture: async ({ query, body }, context) => {
    const { jobs } = context;
    const now = context.now();
    const kind = body.status === "canceled" ? "dates_canceled" : "dates_changed";
    const data = await doRecorded(
      context,
      (db) => changeDeparture({ db, jobs, now }, which(query), body),
      ({ id }) => toDatesDeed(kind, query.organizer_id, id, 1),
    );
    return { data };
  },

  viewDeparture: async ({ query }, { db }) => ({ data: await viewDeparture(db, which(query)) }),

  listDepartures: async ({ query }, { db, now }) => {
    const { rows, total } = await listOwnDepartures(db, {
      organizerId: query.organizer_id,
      tourId: query.tour_id,
      period: query.period,
      from: query.from,
      to: query.to,
      now: now(),
      ...pageOf(query.page),
    });
    return { data: rows, pagination: paginate(query.page, pageSize, total) };
  },

  archiveDeparture: async ({ query }, context) => {
    const { jobs } = context;
    const now = context.now();
    const data = await doRecorded(
      context,
      (db) => archiveDeparture({ db, jobs, now }, which(query)),
      ({ id }) => toDatesDeed("dates_canceled", query.organizer_id, id, 1),
    );
    return { data };
  },
};

/** Of added dates the subject is their tour, of others the date, where it is one. */
const toDatesDeed = (
  kind: ActivityKind,
  organizerId: number,
  subjectId: number | undefined,
  count: number,
): Deed => ({
  ...{ organizerId, kind, details: { count } },
  ...(subjectId !== undefined && { subjectId }),
});

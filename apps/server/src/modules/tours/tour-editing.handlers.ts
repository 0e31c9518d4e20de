import type { Handlers } from "@tour/api";
import type { tourEditingCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import { cacheResponse } from "../../cache/cache-json.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { archiveTour } from "./archive-tour.ts";
import { archiveDeparture, changeDeparture } from "./change-departure.ts";
import { changeDepartures } from "./change-departures.ts";
import { changeTour } from "./change-tour.ts";
import { requireSound } from "./check-tour.ts";
import { copyTour } from "./copy-tour.ts";
import { createDepartures, createManyDepartures } from "./create-departures.ts";
import { createTour } from "./create-tour.ts";
import { toEditedTour } from "./edited-tour.ts";
import { listOwnTours } from "./list-own-tours.ts";
import { requireOrganizer } from "../organizers/require-organizer.ts";
import { listOwnDepartures, viewDeparture } from "./own-departures.ts";
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

  archiveTour: async ({ query, body }, { db, now }) => {
    const change = { isArchived: body.is_archived, now: now() };
    return { data: toEditedTour(await archiveTour(db, which(query), change)) };
  },

  copyTour: async ({ query }, { db }) => ({
    data: toEditedTour(await copyTour(db, which(query))),
  }),

  createDeparture: async ({ query, body: { tour_id: tourId, ...fields } }, { db, now }) => {
    const which = { tourId, organizerId: query.organizer_id };
    const [made] = await createDepartures({ db, now: now() }, which, [fields]);
    return { data: made! };
  },

  createDepartures: async ({ query, body }, { db, now }) => {
    const which = { tourId: body.tour_id, organizerId: query.organizer_id };
    const context = { db, now: now() };
    return { data: await createManyDepartures(context, which, body.departures) };
  },

  updateDepartures: async ({ query, body }, { db, jobs, now }) => {
    const context = { db, jobs, now: now() };
    return { data: await changeDepartures(context, query.organizer_id, body.departures) };
  },

  updateDeparture: async ({ query, body }, { db, jobs, now }) => ({
    data: await changeDeparture({ db, jobs, now: now() }, which(query), body),
  }),

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

  archiveDeparture: async ({ query }, { db, jobs, now }) => ({
    data: await archiveDeparture({ db, jobs, now: now() }, which(query)),
  }),
};

import type { Handlers } from "@tour/api";
import type { programmeCalls } from "@tour/api/contract";
import { paginate } from "../../http/answers/paginate.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { programmeTexts } from "./programme.texts.ts";
import { programmes } from "./programme.table.ts";
import { readProgramme } from "./read-programme.ts";
import { requireOwnTour } from "./require-own-tour.ts";
import { updateProgramme } from "./update-programme.ts";
import { isProgramme, listProgrammes, viewProgramme } from "./view-programme.ts";

const pageSize = 20;
const which = ({ id, organizer_id }: { id: number; organizer_id: number }) => ({
  id,
  organizerId: organizer_id,
});

/** Tours that are made of documents. */
export const programmeHandlers: Handlers<typeof programmeCalls, RequestContext> = {
  readProgramme: async ({ query, body }, context) => ({
    data: await readProgramme(context, query.organizer_id, body.file),
  }),

  viewProgramme: async ({ query }, { db }) => ({ data: await viewProgramme(db, which(query)) }),

  listProgrammes: async ({ query }, { db }) => {
    if (query.tour_id !== undefined) await requireOwnTour(db, query.organizer_id, query.tour_id);
    const wanted = { organizerId: query.organizer_id, tourId: query.tour_id };
    const page = { limit: pageSize, offset: (query.page - 1) * pageSize };
    const { rows, total } = await listProgrammes(db, wanted, page);
    return { data: rows, pagination: paginate(query.page, pageSize, total) };
  },

  updateProgramme: async ({ query, body }, { db }) => ({
    data: await updateProgramme(db, which(query), body),
  }),

  removeProgramme: async ({ query }, { db }) => {
    const removed = await db
      .delete(programmes)
      .where(isProgramme(which(query)))
      .returning({ id: programmes.id });
    if (removed.length === 0) throw notFound(programmeTexts.notFound);
    return { success: true };
  },
};

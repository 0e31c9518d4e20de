import type { FullTour, Handlers } from "@tour/api";
import type { individualTourCalls } from "@tour/api/contract";
import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { findTenant } from "../../sites/find-tenant.ts";
import { comingDepartures } from "../../tours/coming-departures.ts";
import { toTour } from "../../tours/tour-card.ts";
import { tours } from "../../tours/tour.table.ts";
import { withoutAlt } from "../../tours/without-alt.ts";
import { findPresent } from "../find-present.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toSellerRequest } from "../read-request.ts";
import { findIndividual, isOver } from "./find-individual.ts";
import { individualTexts } from "./individual.texts.ts";
import { offerIndividual } from "./offer-individual.ts";

/** Specification, section 7, "Tour": the tour of one request, and the one that was made for it. */
export const individualTourHandlers: Handlers<typeof individualTourCalls, RequestContext> = {
  tourForRequest: async ({ query }, context) => {
    const { request } = await findPresent(context, isOwnRequest(query.id, context));
    return { data: await readTour(context.db, request.tourId, context.now()) };
  },

  individualTour: async ({ query }, context) => {
    const { db, now } = context;
    const tenant = await findTenant(context, undefined);
    const found = await findIndividual(db, query.uuid);
    const isForeign = tenant && found && tenant.site.organizerId !== found.tour.organizerId;
    if (!found || isForeign) throw notFound(individualTexts.none);
    if (isOver(found, now())) throw new Refusal("gone", individualTexts.over);
    const tour = await readTour(db, found.tour.id, now());
    return { data: query.with_alt ? tour : withoutAlt(tour) };
  },

  offerIndividualTour: async ({ body: { id, ...offer } }, context) => {
    const { db, jobs, now } = context;
    const isWanted = isOwnRequest(id, context);
    const { request } = await findPresent(context, isWanted);
    if (request.status === 4) throw new Refusal("conflict", individualTexts.tooLate);
    await offerIndividual({ db, jobs, now: now() }, id, offer);
    return { data: await toSellerRequest(context, await findRequest(db, isWanted)) };
  },
};

async function readTour(db: Database, id: number, now: Date): Promise<FullTour> {
  const [row] = await db
    .select({ ...getTableColumns(tours), coming: comingDepartures(now) })
    .from(tours)
    .where(eq(tours.id, id));
  return toTour(row!, []);
}

import type { Handlers } from "@tour/api";
import type { figureCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { readHome } from "./home/read-home.ts";
import { writeMoneyCsv } from "./money/money-csv.ts";
import { readMoneyFigures } from "./money/money-figures.ts";
import { readVisitFigures } from "./visits/visit-figures.ts";

/** Figures that an organiser's people act on. */
export const figureHandlers: Handlers<typeof figureCalls, RequestContext> = {
  officeHome: async ({ query }, { db, env, now }) => ({
    data: await readHome({ db, env, organizerId: query.organizer_id, now: now() }),
  }),

  visitFigures: async ({ query }, { db, now }) => ({
    data: await readVisitFigures(db, {
      organizerId: query.organizer_id,
      days: query.days,
      now: now(),
    }),
  }),

  moneyFigures: async ({ query: { organizer_id: organizerId, ...days } }, { db, now }) => ({
    data: await readMoneyFigures(db, { organizerId, ...days }, now()),
  }),

  moneyCsv: async ({ query: { organizer_id: organizerId, ...days } }, { db }) => ({
    data: await writeMoneyCsv(db, { organizerId, ...days }),
  }),
};

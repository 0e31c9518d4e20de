import type { Handlers } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { findVisibleSite } from "../../sites/find-tenant.ts";
import { readFoundTours } from "../found-tours.ts";
import { readWanted } from "../read-wanted.ts";
import { searchOf } from "../search-of.ts";
import { findSlots } from "../search-tours.ts";
import { boxAround } from "./box.ts";
import { groupPlaces } from "./group-places.ts";
import type { PlacedTour } from "./group-places.ts";

/** Where the tours of a search begin. */
export const toursMapHandlers: Handlers<Pick<typeof searchCalls, "toursMap">, RequestContext> = {
  toursMap: async ({ query }, context) => {
    const { db, now, services } = context;
    const site = await findVisibleSite(context, query.site_id);
    const known = await searchOf(services).read(now());
    const wanted = await readWanted({ db, known }, query);
    const { facts, columns } = known.tours;
    const placed: PlacedTour[] = [];
    let count = 0;
    findSlots(known.tours, { ...wanted, organizerId: site?.organizerId ?? null }).forEach(
      (slot) => {
        count += 1;
        const [latitude, longitude] = [columns.latitude[slot]!, columns.longitude[slot]!];
        if (!Number.isNaN(latitude)) placed.push({ slot, latitude, longitude });
      },
    );
    const box = query.box ?? boxAround(placed);
    const groups = box ? groupPlaces(placed, box) : [];
    const alone = groups.flatMap(({ slots }) => (slots.length === 1 ? facts[slots[0]!]!.id : []));
    const cards = await known.cards.read(alone, (missing) => readFoundTours(context, missing));
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    return {
      data: groups.map(({ slots, ...group }) => ({
        ...group,
        count: slots.length,
        tour: slots.length === 1 ? (cardOf.get(facts[slots[0]!]!.id) ?? null) : null,
      })),
      box,
      tours_count: count,
      placed_count: placed.length,
    };
  },
};

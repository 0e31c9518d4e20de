import { isDeepStrictEqual } from "node:util";
import { brandLimits } from "@tour/api";
import type { Brand, Handlers, Look } from "@tour/api";
import type { brandCalls } from "@tour/api/contract";
import { findPresetType } from "@tour/theme";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { lockSiteOf } from "../find-site.ts";
import { siteTexts } from "../site.texts.ts";
import { brands } from "./brand.table.ts";
import { brandTexts } from "./brand.texts.ts";

/** Decision 0088. */
export const brandHandlers: Handlers<typeof brandCalls, RequestContext> = {
  listBrands: async ({ query }, { db }) => {
    const rows = await db
      .select()
      .from(brands)
      .where(eq(brands.organizerId, query.organizer_id))
      .orderBy(sql`${brands.name} collate "und-x-icu"`, brands.id);
    return { data: rows.map(toBrand) };
  },

  addBrand: ({ query, body }, { db }) =>
    db.transaction(async (tx) => {
      const organizerId = query.organizer_id;
      await lockSiteOf(tx, organizerId);
      const namesake = await findNamesake(tx, organizerId, body.name);
      // Sent once more because its answer was lost.
      if (namesake && isDeepStrictEqual(toBrand(namesake).look, body.look)) {
        return { data: toBrand(namesake) };
      }
      if (namesake) throw taken();
      if ((await tx.$count(brands, eq(brands.organizerId, organizerId))) >= brandLimits.count) {
        throw new Refusal("unprocessable", brandTexts.tooMany(brandLimits.count));
      }
      const values = { organizerId, name: body.name, ...toColumns(body.look) };
      const [row] = await tx.insert(brands).values(values).returning();
      return { data: toBrand(row!) };
    }),

  updateBrand: ({ query, body: { id, name, look } }, { db }) =>
    db.transaction(async (tx) => {
      const organizerId = query.organizer_id;
      await lockSiteOf(tx, organizerId);
      const isIt = and(eq(brands.organizerId, organizerId), eq(brands.id, id));
      const [brand] = await tx.select().from(brands).where(isIt);
      if (!brand) throw notFound(brandTexts.noBrand);
      const namesake = name === undefined ? null : await findNamesake(tx, organizerId, name);
      if (namesake && namesake.id !== id) throw taken();
      const change = { name: name ?? brand.name, ...(look && toColumns(look)) };
      const [row] = await tx.update(brands).set(change).where(isIt).returning();
      return { data: toBrand(row!) };
    }),

  removeBrand: async ({ query, body }, { db }) => {
    const isIt = and(eq(brands.organizerId, query.organizer_id), eq(brands.id, body.id));
    const [removed] = await db.delete(brands).where(isIt).returning();
    if (!removed) throw notFound(brandTexts.noBrand);
    return { success: true };
  },
};

type Row = typeof brands.$inferSelect;

async function findNamesake(tx: Database, organizerId: number, name: string) {
  const [row] = await tx
    .select()
    .from(brands)
    .where(and(eq(brands.organizerId, organizerId), eq(brands.name, name)));
  return row;
}

function toColumns({ preset_type: presetType, preset }: Look) {
  if (!findPresetType(presetType)) {
    throw badRequest({ "look.preset_type": [siteTexts.unknownPreset] });
  }
  return { presetType, preset };
}

const toBrand = ({ id, name, presetType, preset }: Row): Brand => ({
  ...{ id, name },
  look: { preset_type: presetType, preset },
});

const taken = () =>
  new Refusal("conflict", brandTexts.taken, { validation: { name: [brandTexts.taken] } });

import { isDeepStrictEqual } from "node:util";
import { brandLimits } from "@tour/api";
import type { Brand, Handlers, Look } from "@tour/api";
import type { brandCalls } from "@tour/api/contract";
import { findPresetType } from "@tour/theme";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
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

  addBrand: async ({ query: { organizer_id: organizerId }, body: { name, look } }, context) => {
    const add = async (tx: Database) => {
      await lockSiteOf(tx, organizerId);
      const namesake = await findNamesake(tx, organizerId, name);
      // Sent once more because its answer was lost.
      if (namesake && isDeepStrictEqual(toBrand(namesake).look, look)) {
        return { brand: toBrand(namesake), isNew: false };
      }
      if (namesake) throw taken();
      if ((await tx.$count(brands, eq(brands.organizerId, organizerId))) >= brandLimits.count) {
        throw new Refusal("unprocessable", brandTexts.tooMany(brandLimits.count));
      }
      const values = { organizerId, name, ...toColumns(look) };
      const [row] = await tx.insert(brands).values(values).returning();
      return { brand: toBrand(row!), isNew: true };
    };
    const { brand } = await doRecorded(context, add, ({ isNew }) =>
      isNew ? { organizerId, kind: "brand_kept", details: { name } } : null,
    );
    return { data: brand };
  },

  updateBrand: async ({ query, body: { id, name, look } }, context) => {
    const organizerId = query.organizer_id;
    const update = async (tx: Database) => {
      await lockSiteOf(tx, organizerId);
      const isIt = and(eq(brands.organizerId, organizerId), eq(brands.id, id));
      const [brand] = await tx.select().from(brands).where(isIt);
      if (!brand) throw notFound(brandTexts.noBrand);
      const namesake = name === undefined ? null : await findNamesake(tx, organizerId, name);
      if (namesake && namesake.id !== id) throw taken();
      const change = { name: name ?? brand.name, ...(look && toColumns(look)) };
      const [row] = await tx.update(brands).set(change).where(isIt).returning();
      return { before: toBrand(brand), after: toBrand(row!) };
    };
    const { after } = await doRecorded(context, update, (changed) =>
      isDeepStrictEqual(changed.before, changed.after)
        ? null
        : { organizerId, kind: "brand_changed", details: { name: changed.after.name } },
    );
    return { data: after };
  },

  removeBrand: async ({ query: { organizer_id: organizerId }, body }, context) => {
    const remove = async (tx: Database) => {
      const isIt = and(eq(brands.organizerId, organizerId), eq(brands.id, body.id));
      const [removed] = await tx.delete(brands).where(isIt).returning();
      if (!removed) throw notFound(brandTexts.noBrand);
      return removed.name;
    };
    await doRecorded(context, remove, (name) => ({
      organizerId,
      kind: "brand_removed",
      details: { name },
    }));
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

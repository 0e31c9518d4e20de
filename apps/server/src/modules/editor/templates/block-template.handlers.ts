import { isDeepStrictEqual } from "node:util";
import { blockTemplateLimits } from "@tour/api";
import type { Block, BlockTemplate, Handlers } from "@tour/api";
import type { blockTemplateCalls } from "@tour/api/contract";
import { findBlock } from "@tour/blocks/definitions";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import { prepareBlocks } from "../drafts/prepare-block.ts";
import { blockTemplates } from "./block-template.table.ts";
import { blockTemplateTexts as texts } from "./block-template.texts.ts";

/** Decision 0091. */
export const blockTemplateHandlers: Handlers<typeof blockTemplateCalls, RequestContext> = {
  listBlockTemplates: async ({ query }, { db }) => {
    const rows = await db
      .select()
      .from(blockTemplates)
      .where(eq(blockTemplates.organizerId, query.organizer_id))
      .orderBy(sql`${blockTemplates.name} collate "und-x-icu"`, blockTemplates.id);
    return { data: rows.map(toTemplate) };
  },

  addBlockTemplate: async ({ query, body }, context) => {
    const organizerId = query.organizer_id;
    const blocks = await prepareTemplate(body.blocks);
    const add = async (tx: Database) => {
      await lockSiteOf(tx, organizerId);
      const namesake = await findNamesake(tx, organizerId, body.name);
      // Sent once more because its answer was lost.
      if (namesake && isDeepStrictEqual(namesake.blocks, blocks)) {
        return { template: toTemplate(namesake), isNew: false };
      }
      if (namesake) throw taken();
      const own = eq(blockTemplates.organizerId, organizerId);
      if ((await tx.$count(blockTemplates, own)) >= blockTemplateLimits.count) {
        throw new Refusal("unprocessable", texts.tooMany(blockTemplateLimits.count));
      }
      const values = { organizerId, name: body.name, blocks };
      const [row] = await tx.insert(blockTemplates).values(values).returning();
      return { template: toTemplate(row!), isNew: true };
    };
    const { template } = await doRecorded(context, add, ({ isNew }) =>
      isNew ? { organizerId, kind: "template_kept", details: { name: body.name } } : null,
    );
    return { data: template };
  },

  renameBlockTemplate: ({ query, body: { id, name } }, { db }) =>
    db.transaction(async (tx) => {
      const organizerId = query.organizer_id;
      await lockSiteOf(tx, organizerId);
      const namesake = await findNamesake(tx, organizerId, name);
      if (namesake && namesake.id !== id) throw taken();
      const [row] = await tx
        .update(blockTemplates)
        .set({ name })
        .where(isIt(organizerId, id))
        .returning();
      if (!row) throw notFound(texts.noTemplate);
      return { data: toTemplate(row) };
    }),

  removeBlockTemplate: async ({ query: { organizer_id: organizerId }, body: { id } }, context) => {
    const remove = async (tx: Database) => {
      const [row] = await tx.delete(blockTemplates).where(isIt(organizerId, id)).returning();
      if (!row) throw notFound(texts.noTemplate);
      return row.name;
    };
    await doRecorded(context, remove, (name) => ({
      organizerId,
      kind: "template_removed",
      details: { name },
    }));
    return { success: true };
  },
};

type Row = typeof blockTemplates.$inferSelect;

const isIt = (organizerId: number, id: number) =>
  and(eq(blockTemplates.organizerId, organizerId), eq(blockTemplates.id, id));

async function findNamesake(tx: Database, organizerId: number, name: string) {
  const [row] = await tx
    .select()
    .from(blockTemplates)
    .where(and(eq(blockTemplates.organizerId, organizerId), eq(blockTemplates.name, name)));
  return row;
}

/** Blocks as drafts have them, cleaned and checked; what may not be a template is refused. */
async function prepareTemplate(sent: readonly Block[]): Promise<Block[]> {
  for (const { type } of sent) {
    const definition = findBlock(type)?.definition;
    if (definition?.shared) throw new Refusal("unprocessable", texts.shared(definition.title));
  }
  if (Buffer.byteLength(JSON.stringify(sent)) > blockTemplateLimits.bytes) {
    throw new Refusal("unprocessable", texts.tooLarge);
  }
  return prepareBlocks(sent);
}

const toTemplate = ({ id, name, blocks }: Row): BlockTemplate => ({ id, name, blocks });

const taken = () => new Refusal("conflict", texts.taken, { validation: { name: [texts.taken] } });

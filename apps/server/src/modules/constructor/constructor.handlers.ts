import type { Handlers } from "@tour/api";
import type { constructorCalls } from "@tour/api/contract";
import type { RequestContext } from "../../platform/context.ts";
import { requireSiteOf } from "../site/find-site.ts";
import { attachSite } from "./attach-site.ts";
import { findAttachedSite } from "./describe-site.ts";
import { readDraft } from "./page-draft.ts";
import { prepareBlock } from "./prepare-block.ts";
import { changePreset, getPreset, getPresetList, updatePresetData } from "./presets.ts";
import { publishData } from "./publish-data.ts";
import { savePageBlocks } from "./save-page-blocks.ts";

/** Specification, section 7, "Organizer builder". */
export const constructorHandlers: Handlers<typeof constructorCalls, RequestContext> = {
  getAttachedSite: async ({ query }, context) => ({
    data: await findAttachedSite(context, query.organizer_id),
  }),
  attachSite,
  publishData,
  getPage: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { data: await readDraft(db, site.id, query.type) };
  },
  savePageBlocks,
  validateBlock: ({ body }) => {
    const { status, validation = {} } = prepareBlock(body.block);
    // What is wrong with the block as a whole stands at no field of its content.
    const { "": ofBlock, ...ofFields } = validation;
    return {
      success: status === 2,
      validation: { ...ofFields, ...(ofBlock && { block: ofBlock }) },
    };
  },
  getPresetList,
  getPreset,
  changePreset,
  updatePresetData,
};

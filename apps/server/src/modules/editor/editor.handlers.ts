import type { Handlers } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { requireSiteOf } from "../sites/find-site.ts";
import { attachSite } from "./starters/attach-site.ts";
import { findAttachedSite } from "./drafts/describe-site.ts";
import { readDraft } from "./drafts/page-draft.ts";
import { prepareBlock } from "./drafts/prepare-block.ts";
import { changePreset, getPreset, getPresetList, updatePresetData } from "./presets/presets.ts";
import { publishData } from "./publishing/publish-data.ts";
import { savePageBlocks } from "./drafts/save-page-blocks.ts";
import { readReadiness } from "./readiness/read-readiness.ts";
import { savePageEdit } from "./drafts/save-page-edit.ts";

/** Specification, section 7, "Organizer builder". */
export const editorHandlers: Handlers<typeof editorCalls, RequestContext> = {
  getAttachedSite: async ({ query }, context) => ({
    data: await findAttachedSite(context, query.organizer_id),
  }),
  attachSite,
  readiness: async ({ query }, context) => ({
    data: await readReadiness(context, query.organizer_id),
  }),
  publishData,
  getPage: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { data: await readDraft(db, site.id, query.type) };
  },
  savePageBlocks,
  savePageEdit,
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

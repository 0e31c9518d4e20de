import type { ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { findPresetType, keepOwn, presetTypes, presetWarnings } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { findSiteOf, lockSiteOf, requireSiteOf } from "../../sites/find-site.ts";
import type { Site } from "../../sites/find-site.ts";
import { sites } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";

type Input<Name extends keyof typeof editorCalls> = ParsedInput<(typeof editorCalls)[Name]>;
type Draft = Pick<Site, "presetType" | "preset">;

export async function getPresetList({ query }: Input<"getPresetList">, { db }: RequestContext) {
  const site = await findSiteOf(db, query.organizer_id);
  return {
    data: presetTypes.map(({ type, title, description, preset }) => ({
      preset_type: type,
      title,
      description,
      preset,
      is_current: type === site?.presetType,
    })),
  };
}

export async function getPreset({ query }: Input<"getPreset">, { db }: RequestContext) {
  return toAnswer(await requireSiteOf(db, query.organizer_id));
}

export async function changePreset({ query, body }: Input<"changePreset">, { db }: RequestContext) {
  const chosen = findPresetType(body.preset_type);
  if (!chosen) throw badRequest({ preset_type: [siteTexts.unknownPreset] });
  return changeDraft(db, query.organizer_id, ({ presetType, preset }) => ({
    presetType: chosen.type,
    preset: keepOwn(presetType, preset, chosen.preset),
  }));
}

export async function updatePresetData(
  { query, body }: Input<"updatePresetData">,
  { db }: RequestContext,
) {
  return changeDraft(db, query.organizer_id, ({ presetType, preset }) => ({
    presetType,
    preset: { ...preset, ...(body.fields as Partial<Preset>) },
  }));
}

async function changeDraft(
  db: RequestContext["db"],
  organizerId: number,
  change: (draft: Draft) => Draft,
) {
  const draft = await db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, organizerId);
    const changed = change(site);
    await tx.update(sites).set(changed).where(eq(sites.id, site.id));
    return changed;
  });
  return toAnswer(draft);
}

function toAnswer({ presetType, preset }: Draft) {
  const warnings = presetWarnings(preset, presetType).map((warning) => warning.message);
  return { data: { preset_type: presetType, preset, warnings } };
}

import { isDeepStrictEqual } from "node:util";
import type { ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import {
  findPresetType,
  keepOwn,
  presetToCss,
  presetTypes,
  presetWarnings,
  toFontFaces,
} from "@tour/theme";
import type { Preset } from "@tour/theme";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { recordOnceAnHour } from "../../activity/record-activity.ts";
import { findSiteOf, lockSiteOf, requireSiteOf } from "../../sites/find-site.ts";
import type { Site } from "../../sites/find-site.ts";
import { listUploadedFonts } from "../../sites/fonts/list-fonts.ts";
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
  const { organizer_id: organizerId } = query;
  const [site, fonts] = await Promise.all([
    requireSiteOf(db, organizerId),
    listUploadedFonts(db, organizerId),
  ]);
  const css = presetToCss(site.presetType, site.preset, toFontFaces(fonts));
  return { data: { ...toAnswer(site).data, css } };
}

export async function changePreset(
  { query, body }: Input<"changePreset">,
  context: RequestContext,
) {
  const chosen = requirePresetType(body.preset_type);
  return changeDraft(context, query.organizer_id, ({ presetType, preset }) => ({
    presetType: chosen.type,
    preset: keepOwn(presetType, preset, chosen.preset),
  }));
}

export async function updatePresetData(
  { query, body }: Input<"updatePresetData">,
  context: RequestContext,
) {
  if (body.preset_type !== undefined) requirePresetType(body.preset_type);
  return changeDraft(context, query.organizer_id, (draft) => {
    if (body.was && isOvertaken(draft, body, body.was)) {
      throw new Refusal("conflict", siteTexts.designChangedElsewhere, toAnswer(draft));
    }
    return {
      presetType: body.preset_type ?? draft.presetType,
      preset: { ...draft.preset, ...(body.fields as Partial<Preset>) },
    };
  });
}

type Change = Pick<Input<"updatePresetData">["body"], "fields" | "preset_type">;

/** Whether something that is to be changed is neither as it was, nor as it is to be: somebody else's. */
function isOvertaken({ presetType, preset }: Draft, change: Change, was: Change): boolean {
  const keys = Object.keys(change.fields) as (keyof Preset)[];
  const isOf = (key: keyof Preset, { fields }: Change) =>
    isDeepStrictEqual(preset[key], fields[key]);
  return (
    keys.some((key) => !isOf(key, change) && !isOf(key, was)) ||
    (change.preset_type !== undefined &&
      ![change.preset_type, was.preset_type].includes(presetType))
  );
}

function requirePresetType(name: string) {
  const chosen = findPresetType(name);
  if (!chosen) throw badRequest({ preset_type: [siteTexts.unknownPreset] });
  return chosen;
}

async function changeDraft(
  context: RequestContext,
  organizerId: number,
  change: (draft: Draft) => Draft,
) {
  const draft = await context.db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, organizerId);
    const { presetType, preset } = site;
    const changed = change(site);
    if (isDeepStrictEqual(changed, { presetType, preset })) return changed;
    await tx.update(sites).set(changed).where(eq(sites.id, site.id));
    const deed = { organizerId, kind: "design_changed" } as const;
    await recordOnceAnHour(tx, accountOf(context).id, deed);
    return changed;
  });
  return toAnswer(draft);
}

function toAnswer({ presetType, preset }: Draft) {
  const warnings = presetWarnings(preset, presetType).map((warning) => warning.message);
  return { data: { preset_type: presetType, preset, warnings } };
}

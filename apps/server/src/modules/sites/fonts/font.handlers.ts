import { randomBytes } from "node:crypto";
import type { Handlers } from "@tour/api";
import type { fontCalls } from "@tour/api/contract";
import { findPresetType, fontFamilies } from "@tour/theme";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, notFound, Refusal } from "../../../http/errors/errors.ts";
import { openMediaStorage } from "../../media/storage/media-storage.ts";
import { followFontInBrands } from "../brands/follow-font.ts";
import { siteTexts } from "../site.texts.ts";
import { convertFont } from "./convert-font.ts";
import { fontFileUrl, fontPath, keyOfFontUrl } from "./font-path.ts";
import { fontFiles, fonts } from "./font.table.ts";
import { fontTexts } from "./font.texts.ts";
import { listBuiltInFonts, listUploadedFonts, toFont } from "./list-fonts.ts";
import { removeFont } from "./remove-font.ts";

/** Specification, section 7, "Organizer builder"; product decisions, section 6. */
export const fontHandlers: Handlers<typeof fontCalls, RequestContext> = {
  uploadFont: async ({ query, body }, { db, env }) => {
    const { woff2, ...facts } = await convertFont(new Uint8Array(await body.file.arrayBuffer()));
    const key = randomBytes(16).toString("base64url");
    const { weight, hasCyrillic } = facts;
    const name = toFamilyName(facts.name);
    await openMediaStorage(env).write(fontPath(key), woff2);
    const organizerId = query.organizer_id;
    await db.insert(fontFiles).values({ key, organizerId, name, weight, hasCyrillic });
    const file = fontFileUrl(key);
    return { data: { id: key, file, name, font_weight: weight, has_cyrillic: hasCyrillic } };
  },

  getFontsForPreset: async ({ query }, { db }) => {
    if (!findPresetType(query.preset_type)) {
      throw badRequest({ preset_type: [siteTexts.unknownPreset] });
    }
    const uploaded = await listUploadedFonts(db, query.organizer_id);
    return { data: [...listBuiltInFonts(query.preset_type), ...uploaded] };
  },

  addFont: async ({ query, body }, { db }) => {
    const { name, font_weight: weight } = body.fields;
    const organizerId = query.organizer_id;
    refuseBuiltInName(name);
    const fileKey = await requireFile(db, organizerId, body.fields);
    const insert = db.insert(fonts).values({ organizerId, name, weight, fileKey }).returning();
    const [row] = await orTaken(insert);
    return { data: toFont(row!) };
  },

  updateFont: async ({ query, body }, { db }) => {
    const { id, name, font_weight: weight } = body.fields;
    if (id !== query.id) throw badRequest({ "fields.id": [fontTexts.otherId] });
    const organizerId = query.organizer_id;
    const current = await findFont(db, organizerId, id);
    if (name !== undefined) refuseBuiltInName(name);
    const { file_id, file } = body.fields;
    const isOther = file_id !== undefined || file !== undefined;
    const change = {
      name: name ?? current.name,
      fileKey: isOther ? await requireFile(db, organizerId, { file_id, file }) : current.fileKey,
      weight: weight ?? current.weight,
    };
    const row = await orTaken(
      db.transaction(async (tx) => {
        const [changed] = await tx.update(fonts).set(change).where(eq(fonts.id, id)).returning();
        const isNamesake = and(eq(fonts.organizerId, organizerId), eq(fonts.name, current.name));
        const isGone = (await tx.$count(fonts, isNamesake)) === 0;
        await followFontInBrands(tx, organizerId, { from: current, to: changed!, isGone });
        return changed!;
      }),
    );
    return { data: toFont(row) };
  },

  removeFont: async ({ query }, { db }) => {
    await removeFont(db, { organizerId: query.organizer_id, id: query.id });
    return { success: true };
  },

  fontData: async ({ query }, { db }) => ({
    data: toFont(await findFont(db, query.organizer_id, query.id)),
  }),
};

/** What the file says, made fit for a family's name; people can change it. */
function toFamilyName(said: string): string {
  const name = said
    .replace(/[^\p{L}\p{N} _-]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ _-]+/, "")
    .slice(0, 64)
    .trim();
  return name || "Own font";
}

/** A built-in family must stay what it is in every preset. */
function refuseBuiltInName(name: string): void {
  const lower = name.toLowerCase();
  const isTaken = fontFamilies.some(({ family }) => family.toLowerCase() === lower);
  if (isTaken || lower === "system-ui")
    throw badRequest({ "fields.name": [fontTexts.builtInName] });
}

/** How a file is named: `file_id` counts where both are there. */
interface NamedFile {
  file_id?: string | undefined;
  file?: string | undefined;
}

/** The key of an uploaded file of the organiser; 400 for any other. */
async function requireFile(
  db: Database,
  organizerId: number,
  { file_id, file = "" }: NamedFile,
): Promise<string> {
  const key = file_id ?? keyOfFontUrl(file) ?? "";
  const own = and(eq(fontFiles.organizerId, organizerId), eq(fontFiles.key, key));
  if ((await db.$count(fontFiles, own)) === 0) {
    const field = file_id === undefined ? "fields.file" : "fields.file_id";
    throw badRequest({ [field]: [fontTexts.noFile] });
  }
  return key;
}

async function findFont(db: Database, organizerId: number, id: number) {
  const [row] = await db
    .select()
    .from(fonts)
    .where(and(eq(fonts.organizerId, organizerId), eq(fonts.id, id)));
  if (!row) throw notFound(fontTexts.noFont);
  return row;
}

async function orTaken<T>(work: PromiseLike<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string } };
    if (cause?.constraint !== "fonts_organizer_id_name_weight") throw error;
    throw new Refusal("conflict", fontTexts.taken, {
      validation: { "fields.font_weight": [fontTexts.taken] },
    });
  }
}

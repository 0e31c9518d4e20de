import type { Font } from "@tour/api";
import { findPresetType, fontFamilies, fontUrl } from "@tour/theme";
import type { FontFamily } from "@tour/theme";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { fontFileUrl } from "./font-path.ts";
import { fonts } from "./font.table.ts";

export function toFont({ id, name, weight, fileKey }: typeof fonts.$inferSelect): Font {
  return { id, name, file: fontFileUrl(fileKey), font_weight: weight };
}

export async function listUploadedFonts(db: Database, organizerId: number): Promise<Font[]> {
  const rows = await db
    .select()
    .from(fonts)
    .where(eq(fonts.organizerId, organizerId))
    .orderBy(asc(fonts.name), asc(fonts.weight));
  return rows.map(toFont);
}

/** The built-in fonts, those of the preset first, a line for each weight. */
export function listBuiltInFonts(presetType: string): Font[] {
  const used = findPresetType(presetType)?.preset.font_data;
  const isUsed = ({ family }: FontFamily) =>
    family === used?.header.font_family || family === used?.text.font_family;
  const sorted = [...fontFamilies.filter(isUsed), ...fontFamilies.filter((one) => !isUsed(one))];
  return sorted.flatMap((family) =>
    listWeights(family).map((weight) => ({
      id: null,
      name: family.family,
      file: fontUrl(fileName(family, weight)),
      font_weight: weight,
    })),
  );
}

function listWeights({ weights }: FontFamily): number[] {
  if (typeof weights !== "string") return [...weights];
  const [from = 400, to = 400] = weights.split(" ").map(Number);
  return Array.from({ length: (to - from) / 100 + 1 }, (_, index) => from + index * 100);
}

/** The Cyrillic part: what a sample in Russian is set in. */
const fileName = ({ slug, weights }: FontFamily, weight: number) =>
  `${slug}-cyrillic-${typeof weights === "string" ? "wght" : weight}-normal`;

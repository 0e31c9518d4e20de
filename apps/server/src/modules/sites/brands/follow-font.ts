import type { Preset } from "@tour/theme";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { brands } from "./brand.table.ts";

interface NamedFont {
  name: string;
  weight: number;
}

interface ChangedFont {
  from: NamedFont;
  to: NamedFont;
  /** Whether no font has the former name any more. */
  isGone: boolean;
}

/**
 * Keeps brands set in a font that was renamed or made another weight. Once the former name is gone,
 * a weight that the family lacks goes along, too.
 */
export async function followFontInBrands(
  tx: Database,
  organizerId: number,
  { from, to, isGone }: ChangedFont,
): Promise<void> {
  if (from.name === to.name && from.weight === to.weight) return;
  const own = await tx.select().from(brands).where(eq(brands.organizerId, organizerId));
  const follow = (part: Preset["font_data"]["text"]) => {
    if (part.font_family !== from.name) return part;
    if (part.font_weight === from.weight) return { font_family: to.name, font_weight: to.weight };
    return isGone ? { ...part, font_family: to.name } : part;
  };
  for (const { id, preset } of own) {
    const { header, text } = preset.font_data;
    const font_data = { header: follow(header), text: follow(text) };
    if (font_data.header === header && font_data.text === text) continue;
    await tx
      .update(brands)
      .set({ preset: { ...preset, font_data } })
      .where(eq(brands.id, id));
  }
}

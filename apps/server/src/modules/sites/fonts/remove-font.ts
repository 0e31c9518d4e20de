import type { Preset } from "@tour/theme";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { readPublished } from "../read-published.ts";
import { sites } from "../site.table.ts";
import { fonts } from "./font.table.ts";
import { fontTexts } from "./font.texts.ts";

type FontRow = typeof fonts.$inferSelect;

/**
 * Takes one weight out of an organiser's fonts. 409 while the draft of the site's design or what
 * visitors see is set in it. The file stays: older published versions name it.
 */
export async function removeFont(
  db: Database,
  { organizerId, id }: { organizerId: number; id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Locked, so that nobody chooses or publishes the font meanwhile. There may be no site yet.
    const [site] = await tx
      .select()
      .from(sites)
      .where(eq(sites.organizerId, organizerId))
      .for("update");
    const own = await tx.select().from(fonts).where(eq(fonts.organizerId, organizerId));
    const font = own.find((one) => one.id === id);
    if (!font) throw notFound(fontTexts.noFont);
    const isLast = own.filter(({ name }) => name === font.name).length === 1;
    const published = site && (await readPublished(tx, site))?.content.preset;
    if (site && isSetIn(site.preset, font, isLast)) throw inUse(fontTexts.inDesign);
    if (published && isSetIn(published, font, isLast)) throw inUse(fontTexts.inPublished);
    await tx.delete(fonts).where(and(eq(fonts.organizerId, organizerId), eq(fonts.id, id)));
  });
}

/** Whether a part of the design is set in that very weight, or in the family that goes with it. */
const isSetIn = ({ font_data: parts }: Preset, { name, weight }: FontRow, isLast: boolean) =>
  [parts.header, parts.text].some(
    ({ font_family, font_weight }) => font_family === name && (isLast || font_weight === weight),
  );

const inUse = (message: string) => new Refusal("conflict", message);

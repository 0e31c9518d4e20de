import { eq } from "drizzle-orm";
import { notFound } from "../../../http/errors/errors.ts";
import type { Services } from "../../../platform/services.ts";
import { toCsv } from "../../../platform/text/csv.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { urlOf } from "../../sites/site-metadata.ts";
import { importTexts } from "../import.texts.ts";
import { titleOf } from "../reading/field-titles.ts";
import { readTours } from "../read-tours.ts";
import { exportedFields, listOptionColumns, listRows } from "./list-rows.ts";
import { writeYml } from "./write-yml.ts";

/** All of an organiser's tours with their coming dates, as a file that an import reads again. */
export async function exportTours(
  { db, env, now }: Pick<Services, "db" | "env" | "now">,
  { organizerId, format }: { organizerId: number; format: "csv" | "yml" },
): Promise<{ name: string; text: string }> {
  const rows = listRows(await readTours(db, { organizerId }), now());
  const name = `${importTexts.file}-${now().toISOString().slice(0, 10)}.${format}`;
  if (format === "csv") {
    const options = listOptionColumns(rows);
    const head = [...exportedFields.map(titleOf), ...options];
    const table = rows.map((row) => [
      ...exportedFields.map((field) => row[field] ?? ""),
      ...options.map((column) => row.options?.[column] ?? ""),
    ]);
    return { name, text: toCsv([head, ...table]) };
  }
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  if (!organizer) throw notFound();
  const site = await findSiteOf(db, organizerId);
  const url = site ? urlOf(site, env) : env.siteOrigin;
  return { name, text: writeYml(rows, { name: organizer.name, url, now: now() }) };
}

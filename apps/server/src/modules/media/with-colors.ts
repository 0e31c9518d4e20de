import { and, inArray, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { keyOfUrl, keysIn } from "./media-path.ts";
import { media } from "./media.table.ts";

/** The same value, whose pictures have the colours that the library knows of them. */
export async function withColors<Value>(db: Database, value: Value): Promise<Value> {
  const keys = keysIn(value);
  if (keys.length === 0) return value;
  const { key, color } = media;
  const rows = await db
    .select({ key, color })
    .from(media)
    .where(and(inArray(key, keys), ne(color, "")));
  return addColors(value, new Map(rows.map((row) => [row.key, row.color]))) as Value;
}

function addColors(value: unknown, colors: Map<string, string | null>): unknown {
  if (Array.isArray(value)) return value.map((item) => addColors(item, colors));
  if (typeof value !== "object" || value === null) return value;
  const { url } = value as { url?: unknown };
  const color = typeof url === "string" && colors.get(keyOfUrl(url) ?? "");
  const entries = Object.entries(value).map(([name, item]) => [name, addColors(item, colors)]);
  return Object.fromEntries(color ? [...entries, ["color", color]] : entries);
}

import { badRequest } from "../../http/errors/errors.ts";
import { liveTexts } from "./live.texts.ts";

interface Cursor {
  /** Seconds since 1970, by the database's clock. */
  readAt: number;
  /** As PostgreSQL writes a `pg_snapshot`. */
  snapshot: string;
}

/** Where a reader goes on; 400 for what the database could not have answered. */
export function parseCursor(cursor: string): Cursor {
  const [readAt = "", snapshot = ""] = cursor.split(".");
  const [xmin = "", xmax = "", list = ""] = snapshot.split(":");
  const [first, end] = [BigInt(xmin), BigInt(xmax)];
  const open = list === "" ? [] : list.split(",").map(BigInt);
  const isInOrder = open.every(
    (id, at) => id >= first && id < end && (at === 0 || id > open[at - 1]!),
  );
  if (first === 0n || first > end || !isInOrder) throw badRequest({ since: [liveTexts.noCursor] });
  return { readAt: Number(readAt), snapshot };
}

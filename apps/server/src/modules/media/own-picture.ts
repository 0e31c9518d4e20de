import { and, eq, isNull } from "drizzle-orm";
import { media } from "./media.table.ts";

/** The picture of this key where it is of the organiser's library: those of guests' reviews are not. */
export const isOwnPicture = (organizerId: number, key: string) =>
  and(eq(media.organizerId, organizerId), eq(media.key, key), isNull(media.guestOf));

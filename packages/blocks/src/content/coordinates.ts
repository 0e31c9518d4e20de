import * as v from "valibot";
import { messages } from "../texts/messages.ts";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const pair = /^\s*(-?\d{1,2}(?:[.,]\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:[.,]\d+)?)°?\s*$/;
const toNumber = (text = "") => Number(text.replace(",", "."));

/** Latitude and longitude as maps give them out: "51.958, 85.96"; null for anything else. */
export function readCoordinates(text: string): Coordinates | null {
  const found = pair.exec(text);
  if (!found) return null;
  const [latitude, longitude] = [toNumber(found[1]), toNumber(found[2])];
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth ? { latitude, longitude } : null;
}

/** Coordinates that may be left out, as one line that can be pasted. */
export const coordinates = (hints: FieldHints) =>
  field(
    v.optional(
      v.pipe(
        v.string(),
        v.maxLength(60, messages.maxLength(60)),
        v.check(
          (text) => text.trim() === "" || readCoordinates(text) !== null,
          messages.coordinates,
        ),
      ),
      "",
    ),
    { editor: "text", ...hints },
  );

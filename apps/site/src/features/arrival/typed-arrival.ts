import type { ArrivalDetails } from "@tour/api";
import { formatTyped, readTyped } from "@tour/ui-kit/date-picker";

/** How days are written here; a browser's own field writes them in the browser's language. */
const locale = "ru";

/** What stands in the form's fields. */
export interface TypedArrival {
  transport: string;
  /** As a person writes it. */
  date: string;
  time: string;
  comment: string;
}

/** What was sent but not kept, else what is kept. */
export function toTyped(kept: ArrivalDetails | null, sent?: FormData): TypedArrival {
  if (sent) return readArrivalForm(sent);
  return {
    transport: kept?.transport ?? "",
    date: kept?.date ? formatTyped(kept.date, locale) : "",
    time: kept?.time ?? "",
    comment: kept?.comment ?? "",
  };
}

/** Reads the plain form by the names of its fields. */
export function readArrivalForm(data: FormData): TypedArrival {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    transport: text("transport"),
    date: text("date"),
    // Browsers add seconds where somebody typed them.
    time: text("time").slice(0, 5),
    comment: text("comment"),
  };
}

/** A typed day as the call takes it; what is no day goes as it is, to be refused. */
export const readArrivalDay = (typed: string): string | null =>
  typed === "" ? null : (readTyped(typed, locale) ?? typed);

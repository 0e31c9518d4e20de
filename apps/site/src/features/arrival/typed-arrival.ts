import type { ArrivalDetails } from "@tour/api";

/** What stands in the form's fields. */
export interface TypedArrival {
  transport: string;
  date: string;
  time: string;
  comment: string;
}

/** What was sent but not kept, else what is kept. */
export function toTyped(kept: ArrivalDetails | null, sent?: FormData): TypedArrival {
  if (sent) return readArrivalForm(sent);
  return {
    transport: kept?.transport ?? "",
    date: kept?.date ?? "",
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

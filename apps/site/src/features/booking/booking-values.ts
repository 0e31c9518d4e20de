import type { BookingOffer, NewRequest } from "@tour/api";
import type { Choice } from "./choice.ts";

/** The fields of the form, by the names that the call's errors use. */
export type BookingValues = {
  /** Names the request, a uuid of version 4. */
  key: string;
  choice: Choice;
  contact: { name: string; phone: string; email: string };
  comment: string;
  consents: { agreement: boolean; personal_data: boolean; advertising: boolean };
  /** Whoever enters others or minors may do so. */
  hasRight: boolean;
};

export const emptyValues: BookingValues = {
  key: "",
  choice: { departureId: null, counts: {} },
  contact: { name: "", phone: "", email: "" },
  comment: "",
  consents: { agreement: false, personal_data: false, advertising: false },
  hasRight: false,
};

/** The body of the call that asks for seats. */
export function toNewRequest(
  {
    documents,
    individual_uuid,
  }: {
    documents: readonly Pick<BookingOffer["documents"][number], "kind" | "version">[];
    individual_uuid?: string | null;
  },
  { key, choice: { departureId, counts }, contact, comment, consents }: BookingValues,
): NewRequest {
  const kinds = ["agreement", "personal_data", "advertising"] as const;
  return {
    key,
    ...(individual_uuid && { individual_uuid }),
    departure_id: departureId ?? 0,
    seats: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([option_id, count]) => ({ option_id, count })),
    contact,
    comment,
    consents: kinds
      .filter((kind) => consents[kind])
      .map((kind) => {
        const version = documents.find((document) => document.kind === kind)?.version;
        return version === undefined ? { kind } : { kind, version };
      }),
  };
}

import type { BookingOffer, Choice, ConsentKind, NewRequest } from "@tour/api";

/** The fields of the form, by the names that the call's errors use. */
export type BookingValues = {
  /** Names the request, a uuid of version 4. */
  key: string;
  choice: Choice;
  contact: { name: string; phone: string; email: string };
  comment: string;
  consents: Record<ConsentKind, boolean>;
};

export const emptyValues: BookingValues = {
  key: "",
  choice: { departureId: null, counts: {} },
  contact: { name: "", phone: "", email: "" },
  comment: "",
  consents: { agreement: false, personal_data: false, advertising: false, others: false },
};

/** All that can be agreed to, in the order in which it is sent. */
export const consentOrder = ["agreement", "personal_data", "others", "advertising"] as const;

export interface SeenVersion {
  kind: ConsentKind;
  version: number;
}

/** The versions that an offer's form shows. */
export const listSeen = ({ documents, words }: BookingOffer): SeenVersion[] => [
  ...documents,
  ...words,
];

/** The body of the call that asks for seats. */
export function toNewRequest(
  {
    seen,
    individual_uuid,
  }: {
    /** The versions of the documents and words that were shown. */
    seen: readonly SeenVersion[];
    individual_uuid?: string | null;
  },
  { key, choice: { departureId, counts }, contact, comment, consents }: BookingValues,
): NewRequest {
  return {
    key,
    ...(individual_uuid && { individual_uuid }),
    departure_id: departureId ?? 0,
    seats: Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([option_id, count]) => ({ option_id, count })),
    contact,
    comment,
    consents: consentOrder
      .filter((kind) => consents[kind])
      .map((kind) => {
        const version = seen.find((one) => one.kind === kind)?.version;
        return version === undefined ? { kind } : { kind, version };
      }),
  };
}

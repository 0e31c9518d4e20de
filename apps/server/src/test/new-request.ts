import type { NewRequest } from "@tour/api";

const guest: NewRequest["contact"] = {
  name: "Анна Лисицына",
  phone: "+79161234567",
  email: "anna@example.com",
};

/** What a visitor sends who asks for one seat of a test tour's departure. */
export const newRequest = (departureId: number, over: Partial<NewRequest> = {}): NewRequest => ({
  key: "b6f6c6a8-5d3c-4d7e-8f39-2f6d7a1c9e02",
  departure_id: departureId,
  seats: [{ option_id: "base", count: 1 }],
  contact: guest,
  comment: "",
  consents: [{ kind: "personal_data" }, { kind: "others", version: 1 }],
  ...over,
});

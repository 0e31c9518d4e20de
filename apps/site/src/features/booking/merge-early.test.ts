import { expect, it } from "vitest";
import { emptyValues } from "./booking-values.ts";
import type { BookingValues } from "./booking-values.ts";
import { mergeEarly } from "./merge-early.ts";

const rendered: BookingValues = {
  ...emptyValues,
  choice: { departureId: 71, counts: { adult: 1 } },
};
const draft: BookingValues = {
  ...rendered,
  key: "the draft's",
  choice: { departureId: 72, counts: { adult: 2, room: 1 } },
  contact: { name: "Ольга Ким", phone: "+79161234567", email: "olga@example.com" },
  comment: "Без рыбы",
};

it("keeps the draft where nothing was typed", () => {
  const choice = { departureId: 71, counts: { adult: 1, room: 0 } };
  expect(mergeEarly(rendered, { ...rendered, choice }, draft)).toEqual(draft);
});

it("prefers what was typed and ticked before the script came, field by field", () => {
  const early: BookingValues = {
    ...rendered,
    choice: { departureId: 73, counts: { adult: 1, room: 2 } },
    contact: { name: "", phone: "", email: "other@example.com" },
    consents: { ...emptyValues.consents, agreement: true, others: true },
  };
  expect(mergeEarly(rendered, early, draft)).toEqual({
    ...draft,
    choice: { departureId: 73, counts: { adult: 2, room: 2 } },
    contact: { ...draft.contact, email: "other@example.com" },
    consents: { ...emptyValues.consents, agreement: true, others: true },
  });
});

it("keeps the date that somebody came for where the form offers it to nobody", () => {
  const early = { ...rendered, choice: { departureId: null, counts: { adult: 1 } } };
  expect(mergeEarly(rendered, early, rendered).choice.departureId).toBe(71);
});

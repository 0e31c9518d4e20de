import { ApiError, findDeparture, firstChoice, priceChoice } from "@tour/api";
import type { BookingOffer, ConsentKind } from "@tour/api";
import { plural } from "@tour/blocks/format";
import { ruMessages } from "@tour/validation";
import type { ValidationMap } from "@tour/validation";
import { useFieldValue, useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { emptyValues, listSeen, toNewRequest } from "./booking-values.ts";
import type { BookingValues } from "./booking-values.ts";
import { dropDraft, keepDraft, readDraft, restoreDraft } from "./draft.ts";
import { fetchOffer } from "./fetch-offer.ts";
import { mergeEarly } from "./merge-early.ts";
import type { BookingProblem } from "./name-refusals.ts";
import { readForm } from "./read-form.ts";
import { useNextSale } from "./use-next-sale.ts";
import { sendRequest } from "./send-request.ts";

export interface BookingOptions {
  offer: BookingOffer;
  /** `yyyy-MM-dd` at the organiser's. */
  today: string;
  /** The departure that the visitor came from. */
  wished: number | null;
  /** Names the request; of the server where it rendered the form. */
  requestKey: string;
  /** What was typed into the form without a script. */
  typed?: BookingValues | undefined;
  /** What the server found wrong with a form that came without a script. */
  problems?: readonly BookingProblem[] | undefined;
  /** The same by the fields' names. */
  refusals?: ValidationMap | undefined;
}

const never = () => () => {};

/** A booking under way: what is chosen and typed, what it costs, how it is sent. */
export function useBooking(options: BookingOptions) {
  const { today, wished, requestKey, typed, refusals } = options;
  const [offer, setOffer] = useState(options.offer);
  const [problem, setProblem] = useState("");
  const [isPressed, setPressed] = useState(false);
  const [problems, setProblems] = useState(options.problems ?? []);
  const first = { ...emptyValues, choice: firstChoice(offer, wished) };
  const initialValues = { ...(typed ?? first), key: requestKey };
  const form = useForm({
    initialValues,
    messages: ruMessages,
    ...(refusals && { initialErrors: refusals }),
  });
  const { isSubmitting, formErrors } = useFormState(form);
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const key = useFieldValue(form, "key");
  const choice = useFieldValue(form, "choice");
  const departure = findDeparture(offer, choice);
  const priced = departure && priceChoice(offer, departure, choice, today);
  const element = useRef<HTMLFormElement>(null);
  const tourId = offer.tour.id;

  // What was typed the last time, and before the script came; from here on it is kept on this device.
  useLayoutEffect(() => {
    const keep = () => {
      const { key: own, choice: chosen, contact, comment } = form.getValues();
      keepDraft(tourId, { key: own, choice: chosen, contact, comment, at: Date.now() });
    };
    const rendered = form.getValues();
    const values = typed ? rendered : restoreDraft(rendered, readDraft(tourId));
    const sent = element.current && readForm(new FormData(element.current)).values;
    const merged = sent ? mergeEarly(rendered, sent, values) : values;
    for (const field of ["key", "choice", "contact", "comment", "consents"] as const) {
      const isSame = JSON.stringify(merged[field]) === JSON.stringify(rendered[field]);
      if (!isSame) form.setValue(field, merged[field]);
    }
    if (JSON.stringify(merged) !== JSON.stringify(values)) keep();
    return form.subscribe(keep);
  }, [form, tourId, typed]);

  // A sale that was to come begins: its date joins those that can be chosen.
  useNextSale(offer, setOffer);

  async function send(values: BookingValues) {
    setProblem("");
    setProblems([]);
    setPressed(true);
    if (!departure || !priced) {
      // On a phone the dates may be far above the button.
      element.current?.querySelector<HTMLElement>('input[type="radio"][name="departure"]')?.focus();
      return;
    }
    if (sayMissing(departure, priced)) return;
    // Who travels alone is not asked about others, whatever was ticked before.
    const consents = { ...values.consents, others: values.consents.others && priced.people > 1 };
    const uuid = await sendRequest({
      ...toNewRequest({ ...offer, seen: listSeen(offer) }, { ...values, consents }),
      expected_total: priced.total,
    });
    dropDraft(tourId);
    location.assign(`/order/${uuid}`);
    // Busy until the next page is there: a second press would ask again.
    await new Promise(() => {});
  }

  async function explain(thrown: unknown) {
    setProblem((thrown as Error).message);
    if (!(thrown instanceof ApiError) || thrown.status !== 409) return;
    // Without seats, a price or a document that are others now, the key belongs to another request.
    if (thrown.data === undefined) return form.setValue("key", crypto.randomUUID());
    const fresh = await fetchOffer(offer).catch(() => null);
    if (fresh) setOffer(fresh);
    // Nobody agreed to what they have not seen.
    const { kind } = thrown.data as { kind?: ConsentKind };
    if (kind) form.setValue(`consents.${kind}`, false);
    if (kind) form.setServerErrors({ [`consents.${kind}`]: texts.consents.again });
    form.focusFirstError();
  }

  return {
    offer,
    form,
    element,
    formProps: useFormProps(form, send, (error) => void explain(error)),
    isSubmitting,
    problems,
    /** What is still to be chosen, once the button was pressed; goes as soon as it is chosen. */
    missing: isPressed ? sayMissing(departure, priced) : "",
    problem: problem || formErrors[0] || "",
    isLive,
    key,
    choice,
    departure,
    priced,
    chooseDeparture: (departureId: number) => form.setValue("choice", { ...choice, departureId }),
    count: (optionId: string, count: number) =>
      form.setValue("choice", { ...choice, counts: { ...choice.counts, [optionId]: count } }),
  };
}

type Priced = ReturnType<typeof priceChoice>;

function sayMissing(departure: { seats_left: number } | undefined, priced: Priced | undefined) {
  if (!departure || !priced) return texts.chooseDate;
  if (priced.adults === 0) return texts.choosePeople;
  const left = departure.seats_left;
  return priced.seats > left ? texts.tooMany(plural(left, texts.seats)) : "";
}

export type Booking = ReturnType<typeof useBooking>;

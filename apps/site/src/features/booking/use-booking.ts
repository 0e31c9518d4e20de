import { ApiError } from "@tour/api";
import type { BookingOffer } from "@tour/api";
import { ruMessages } from "@tour/validation";
import { useForm, useFormProps, useFormState } from "@tour/validation/react";
import { useEffect, useRef, useState } from "react";
import { bookingTexts as texts } from "../../texts/ru.ts";
import { emptyValues, toNewRequest } from "./booking-values.ts";
import type { BookingValues } from "./booking-values.ts";
import { findDeparture, firstChoice, priceChoice } from "./choice.ts";
import type { Choice } from "./choice.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { fetchOffer } from "./fetch-offer.ts";
import { sendRequest } from "./send-request.ts";

export interface BookingOptions {
  offer: BookingOffer;
  /** `yyyy-MM-dd` at the organiser's. */
  today: string;
  /** The departure that the visitor came from. */
  wished: number | null;
  /** Names the request; of the server where it rendered the form. */
  requestKey: string;
  /** What was typed into the form without a script, and what was wrong with it. */
  typed?: { choice: Choice; values: BookingValues } | undefined;
}

/** A booking under way: what is chosen and typed, what it costs, how it is sent. */
export function useBooking({ offer: given, today, wished, requestKey, typed }: BookingOptions) {
  const [offer, setOffer] = useState(given);
  const form = useForm({ initialValues: typed?.values ?? emptyValues, messages: ruMessages });
  const { isSubmitting, formErrors } = useFormState(form);
  const [choice, setChoice] = useState(() => typed?.choice ?? firstChoice(offer, wished));
  const [problem, setProblem] = useState("");
  const [isLive, setLive] = useState(false);
  const key = useRef(requestKey);
  const departure = findDeparture(offer, choice);
  const priced = departure && priceChoice(offer, departure, choice, today);

  useEffect(() => {
    setLive(true);
    const draft = typed ? null : readDraft(offer.tour.id);
    if (!draft) return;
    key.current = draft.key;
    form.setValue("contact", draft.contact);
    form.setValue("comment", draft.comment);
    setChoice((now) => ({
      ...draft.choice,
      departureId: wished ?? draft.choice.departureId ?? now.departureId,
    }));
  }, [form, offer, wished, typed]);

  useEffect(() => {
    if (!isLive) return;
    const keep = () => {
      const { contact, comment } = form.getValues();
      keepDraft(offer.tour.id, { key: key.current, choice, contact, comment, at: Date.now() });
    };
    keep();
    return form.subscribe(keep);
  }, [form, offer, choice, isLive]);

  async function send(values: BookingValues) {
    setProblem("");
    if (!departure || !priced) return setProblem(texts.chooseDate);
    if (priced.adults === 0) return setProblem(texts.choosePeople);
    const uuid = await sendRequest(toNewRequest(key.current, offer, choice, values));
    dropDraft(offer.tour.id);
    location.assign(`/order/${uuid}`);
    // Busy until the next page is there: a second press would ask again.
    await new Promise(() => {});
  }

  function explain(error: unknown) {
    setProblem((error as Error).message);
    if (!(error instanceof ApiError) || error.status !== 409) return;
    // Seats or documents are others now; without either the key belongs to another request.
    if (error.data === undefined) key.current = crypto.randomUUID();
    else void fetchOffer(offer.tour.id).then(setOffer, () => {});
  }

  return {
    offer,
    form,
    formProps: useFormProps(form, send, explain),
    isSubmitting,
    problem: problem || formErrors[0] || "",
    isLive,
    key: key.current,
    choice,
    departure,
    priced,
    chooseDeparture: (departureId: number) => setChoice((now) => ({ ...now, departureId })),
    count: (optionId: string, count: number) =>
      setChoice((now) => ({ ...now, counts: { ...now.counts, [optionId]: count } })),
  };
}

export type Booking = ReturnType<typeof useBooking>;

import type { HelpQuestion, TourListRow } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import { GuestFields } from "./guest-fields.tsx";
import type { NewRequestSearch } from "./new-request-search.ts";
import styles from "./new-request.module.css";
import { PartyFields } from "./party-fields.tsx";
import { StartFields } from "./start-fields.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useNewRequest } from "./use-new-request.ts";
import { useOfferChoice } from "./use-offer-choice.ts";

interface NewRequestFormProps {
  organizerId: number;
  /** Those that are for sale. */
  tours: readonly TourListRow[];
  question: HelpQuestion | undefined;
  search: NewRequestSearch;
}

/** Tour, date, party with its price, guest, and whether it is confirmed at once. */
export function NewRequestForm({ organizerId, tours, question, search }: NewRequestFormProps) {
  const [isTried, setTried] = useState(false);
  const wished = search.tour_id || question?.tour_id;
  const first =
    tours.find(({ id }) => id === wished) ?? (tours.length === 1 ? tours[0] : undefined);
  const choice = useOfferChoice(organizerId, {
    tourId: first?.id ?? null,
    departureId: search.departure_id || null,
  });
  const isIndividual = search.individual ?? false;
  const call = useNewRequest({ organizerId, question, choice, isIndividual });
  const { offer, departure, priced, counts, count } = choice;
  const { props, isSending, problem } = call;
  return (
    <form
      {...props}
      className={styles.form}
      onSubmit={(event) => {
        setTried(true);
        return props.onSubmit?.(event);
      }}
    >
      <TripFields tours={tours} choice={choice} isTried={isTried} />
      {offer && departure && priced && (
        <PartyFields {...{ offer, departure, priced, counts, count }} />
      )}
      <GuestFields call={call} organizerId={organizerId} />
      {offer && priced && <StartFields form={call.form} offer={offer} priced={priced} />}
      {problem !== null && <Message tone="danger">{problem}</Message>}
      <Button type="submit" loading={isSending} className={styles.send}>
        {texts.submit}
      </Button>
    </form>
  );
}

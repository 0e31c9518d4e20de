import type { DepartureGuests, EditedDeparture, EditedTour } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { LiveViewers } from "../../../live/viewers.tsx";
import { departureTexts as texts } from "../../../texts/departure.ru.ts";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { describeDates, describeState, groupOf } from "../describe-departure.ts";
import { DocumentsRefusal } from "@tour/office/departure-form";
import { DateForm } from "../one-date/date-form.tsx";
import { SeatsBar } from "../views/seats-bar.tsx";
import styles from "./departure-page.module.css";
import { MoveDialog } from "./move-dialog.tsx";
import { useGuarantee } from "./use-guarantee.ts";

interface DepartureHeadProps {
  departure: EditedDeparture;
  tour: EditedTour;
  /** Undefined while they are on their way, and for whoever does not see them. */
  guests: DepartureGuests | undefined;
  today: string;
}

/** What departs and when, how full it is, and what is done with the whole of it. */
export function DepartureHead({ departure, tour, guests, today }: DepartureHeadProps) {
  const isSeller = useOrganizer().may("manager");
  const [opened, setOpened] = useState<"form" | "move" | null>(null);
  const guarantee = useGuarantee(departure);
  const { status, held, sold, capacity, start_date: start, start_time: time } = departure;
  const state = describeState(departure, today);
  const isOver = status === "canceled" || start < today;
  const group = isOver ? null : groupOf(departure);
  const close = () => setOpened(null);
  return (
    <header className={styles.head}>
      <div className={styles.state}>
        <span>{texts.kind}</span>
        <Tag tone={state.tone}>{state.text}</Tag>
        {group && <span>{group}</span>}
        <LiveViewers />
      </div>
      <h1 className={styles.title}>{tour.fields.title}</h1>
      <p className={styles.dates}>
        {describeDates(departure, today)}
        {time && `, ${time}`}
      </p>
      <div className={styles.seats}>
        <SeatsBar departure={departure} />
        <span>{departuresTexts.seatsInWords(sold, held - sold, capacity - held)}</span>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setOpened("form")}>
          {texts.edit}
        </Button>
        {!isOver && status !== "closed" && (
          <Button
            variant="secondary"
            loading={guarantee.isPending}
            onClick={() => guarantee.mutate(status === "open" ? "guaranteed" : "open")}
          >
            {status === "open" ? texts.guarantee : texts.dropGuarantee}
          </Button>
        )}
        {isSeller && !isOver && (
          <Button variant="secondary" disabled={!guests} onClick={() => setOpened("move")}>
            {texts.move.open}
          </Button>
        )}
        {isSeller && (
          <Button
            variant="secondary"
            href={`/crm/api/departure/guide-sheet?id=${departure.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {texts.sheet}
          </Button>
        )}
      </div>
      {guarantee.error &&
        (guarantee.isMissingDocuments ? (
          <DocumentsRefusal
            text={describeFailure(guarantee.error)}
            organizerId={tour.organizer_id}
          />
        ) : (
          <Message tone="danger">{describeFailure(guarantee.error)}</Message>
        ))}
      {opened === "form" && <DateForm {...{ departure, tour, today, close }} />}
      {opened === "move" && guests && <MoveDialog {...{ departure, tour, guests, today, close }} />}
    </header>
  );
}

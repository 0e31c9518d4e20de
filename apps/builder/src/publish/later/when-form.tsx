import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./later.module.css";
import { MomentForm } from "./moment-form.tsx";
import { SaleStartForm } from "./sale-start-form.tsx";

const texts = allTexts.later;

interface WhenFormProps {
  organizerId: number;
  /** Of the organiser, as an IANA name. */
  timeZone: string;
  /** Where it begins. */
  publishAt?: string;
  /** The departure that it goes out with now. */
  departureId?: number;
  note?: string;
  submit: string;
  back: string;
  disabled?: boolean;
  /** Given the instant in UTC, and the departure with whose sale it goes out, where that was chosen. */
  send: (publishAt: string, departureId?: number) => Promise<unknown>;
  close: () => void;
}

/** When something is published: at a moment, or as the sale of a departure begins, where one does. */
export function WhenForm({ organizerId, publishAt, departureId, ...props }: WhenFormProps) {
  const query = builderQueries.saleStarts(client, organizerId);
  const { data: starts } = useQuery({ ...query, refetchOnMount: "always" });
  const [isTied, setTied] = useState(departureId !== undefined);
  const hasStarts = starts !== undefined && starts.length > 0;
  return (
    <div className={styles.form}>
      {hasStarts && (
        <Segmented
          className={styles.ways}
          aria-label={texts.when}
          options={ways}
          value={isTied ? "sale" : "moment"}
          onValueChange={(way) => setTied(way === "sale")}
        />
      )}
      {hasStarts && isTied ? (
        <SaleStartForm {...{ organizerId, starts, departureId }} {...props} />
      ) : (
        <MomentForm {...props} {...(publishAt && { publishAt })} />
      )}
    </div>
  );
}

const ways = [
  { value: "moment", label: texts.atMoment },
  { value: "sale", label: texts.withSale },
] as const;

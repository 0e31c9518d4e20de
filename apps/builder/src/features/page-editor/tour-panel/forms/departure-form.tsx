import type { EditedDeparture, EditedTour } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { client } from "@tour/office/api";
import {
  DateFields,
  departureFormTexts,
  DocumentsRefusal,
  PriceFields,
  splitStart,
  toDateValues,
  toSentDate,
  useSale,
} from "@tour/office/departure-form";
import type { DateValues } from "@tour/office/departure-form";
import { formatDate } from "@tour/blocks/format";
import { isSame } from "../../../../document/merging/is-same.ts";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { NewerKept } from "../save-piece.ts";
import type { PieceSource } from "../save-piece.ts";
import styles from "../tour-panel.module.css";
import { usePieceForm } from "../use-piece-form.ts";

const texts = tourPanelTexts.departure;
const body = tourEditingCalls.updateDeparture.body!;

interface DepartureFormProps {
  departure: EditedDeparture;
  tour: EditedTour;
  keep: (departure: EditedDeparture, isOwn: boolean) => void;
}

/** When a tour leaves, with how many, and what it costs then. */
export function DepartureForm({ departure, tour, keep }: DepartureFormProps) {
  const { sell, isMissingDocuments } = useSale();
  const { organizer_id } = tour;
  const read = (kept: EditedDeparture) => toDateValues(kept, tour);
  const source: PieceSource<EditedDeparture, DateValues> = {
    read,
    send: async (kept, values) => {
      const query = { organizer_id, id: kept.id };
      // Dates carry no version: what somebody else has made of this one is looked at first.
      const { data: now } = await client.viewDeparture({ query });
      if (!isSame(read(now), read(kept))) throw new NewerKept(now);
      const sent = toSentDate(values, kept);
      return (await sell(() => client.updateDeparture({ query, body: sent }))).data;
    },
  };
  const nameOf = (path: readonly string[]) => nameField(path, tour);
  const form = usePieceForm({
    kept: departure,
    values: read(departure),
    source,
    body,
    keep,
    nameOf,
  });
  const refusal =
    isMissingDocuments && form.problem !== null ? (
      <DocumentsRefusal text={form.problem} organizerId={organizer_id} />
    ) : null;
  return (
    <PieceForm
      form={form}
      describe={describe}
      refusal={refusal}
      more={{
        path: `/${organizer_id}/departures/${departure.id}`,
        text: tourPanelTexts.more.departure,
      }}
    >
      <section className={styles.part} data-field="prices">
        <h3 className={styles.subtitle}>{texts.prices}</h3>
        <PriceFields form={form.form} tour={tour} />
      </section>
      <DateFields callForm={form} departure={departure} tour={tour} />
    </PieceForm>
  );
}

const names: Record<Exclude<keyof DateValues, "prices">, string> = {
  start_date: departureFormTexts.start,
  end_date: departureFormTexts.end,
  start_time: departureFormTexts.startTime,
  capacity: departureFormTexts.capacity,
  smallest_group: departureFormTexts.smallest,
  decision_date: departureFormTexts.decision,
  guide_user_id: departureFormTexts.guide,
  sale_starts_at: departureFormTexts.saleStart,
  closes_when_full: departureFormTexts.closesWhenFull,
  status: departureFormTexts.status,
};

function describe([key]: readonly string[], value: unknown): string | undefined {
  if (key === "status") return departureFormTexts.statuses[value as DateValues["status"]];
  if (key === "closes_when_full") return value ? departureFormTexts.yes : departureFormTexts.no;
  if (key === "sale_starts_at") {
    const [day, time] = splitStart(`${value as string}`);
    return day === "" ? departureFormTexts.atOnce : `${formatDate(day)}, ${time}`;
  }
  const isDay = key?.endsWith("_date") && typeof value === "string" && value !== "";
  return isDay ? formatDate(value) : undefined;
}

function nameField([key = "", index]: readonly string[], { fields }: EditedTour): string {
  if (key !== "prices") return names[key as keyof typeof names];
  const option = fields.price_options[Number(index)];
  return option ? departureFormTexts.price(option.title, fields.currency) : texts.prices;
}

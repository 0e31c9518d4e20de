import type { TourInput } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { TextRow } from "../text-row.tsx";
import { tourSource } from "../tour-part.ts";
import type { TourPart } from "../tour-part.ts";
import { useTourDeeds } from "../use-tour-deeds.ts";
import { usePieceForm } from "../use-piece-form.ts";
import type { TourFormProps } from "./tour-form-props.ts";

const texts = tourPanelTexts.words;
const body = tourEditingCalls.updateTour.body!;

const pick = ({ title, subtitle, description }: TourInput) => ({ title, subtitle, description });
const part: TourPart<ReturnType<typeof pick>> = { read: pick, write: (_, values) => values };
const source = tourSource(part);

const nameOf = ([key]: readonly string[]) => texts[key as keyof ReturnType<typeof pick>];

/** What a tour is called, and what is said of it first. */
export function WordsForm({ tour, keep }: TourFormProps) {
  const recordDeed = useTourDeeds(source, (name) => nameOf([name]));
  const form = usePieceForm({
    kept: tour,
    values: pick(tour.fields),
    source,
    body,
    keep,
    recordDeed,
    nameOf,
  });
  const { field } = form;
  return (
    <PieceForm
      form={form}
      more={{
        path: `/${tour.organizer_id}/tours/${tour.id}?section=main`,
        text: tourPanelTexts.more.tour,
      }}
    >
      <TextRow field={field("title", "required")} label={texts.title} hint={texts.titleHint} />
      <TextRow
        field={field("subtitle")}
        label={texts.subtitle}
        hint={texts.subtitleHint}
        rows={2}
      />
      <TextRow
        field={field("description")}
        label={texts.description}
        hint={texts.descriptionHint}
        rows={5}
      />
    </PieceForm>
  );
}

import type { TourInput } from "@tour/api";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { TextRow } from "../text-row.tsx";
import { tourSource } from "../tour-part.ts";
import type { TourPart } from "../tour-part.ts";
import { moreOfTour, useTourForm } from "../use-tour-form.ts";
import type { TourFormProps } from "./tour-form-props.ts";

const texts = tourPanelTexts.words;

const pick = ({ title, subtitle, description }: TourInput) => ({ title, subtitle, description });
const part: TourPart<ReturnType<typeof pick>> = { read: pick, write: (_, values) => values };
const source = tourSource(part);

const nameOf = ([key]: readonly string[]) => texts[key as keyof ReturnType<typeof pick>];

/** What a tour is called, and what is said of it first. */
export function WordsForm({ tour, keep }: TourFormProps) {
  const form = useTourForm({ tour, keep, source, nameOf, values: pick(tour.fields) });
  const { field } = form;
  return (
    <PieceForm form={form} more={moreOfTour(tour, "main")}>
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

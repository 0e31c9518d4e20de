import type { TourInput } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { useState } from "react";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { TextRow } from "../text-row.tsx";
import { entryPart, tourSource } from "../tour-part.ts";
import { useTourDeeds } from "../use-tour-deeds.ts";
import { usePieceForm } from "../use-piece-form.ts";
import type { EntryFormProps } from "./tour-form-props.ts";

const texts = tourPanelTexts.guide;
const body = tourEditingCalls.updateTour.body!;

const pick = ({ name, role, quote = "", text }: TourInput["guides"][number]) => ({
  name,
  role,
  quote,
  text,
});

const nameOf = ([key]: readonly string[]) => texts[key as "name"];

interface GuideFormProps extends EntryFormProps {
  guide: TourInput["guides"][number];
}

/** Who goes along on a tour. */
export function GuideForm({ tour, guide, id, keep }: GuideFormProps) {
  const [source] = useState(() => tourSource(entryPart("guides", id, pick)));
  const within = `guides.${tour.fields.guides.indexOf(guide)}`;
  const recordDeed = useTourDeeds(source, (name) => nameOf([name]));
  const form = usePieceForm({
    kept: tour,
    values: pick(guide),
    source,
    body,
    within,
    keep,
    recordDeed,
    nameOf,
  });
  const { field } = form;
  return (
    <PieceForm
      form={form}
      more={{
        path: `/${tour.organizer_id}/tours/${tour.id}?section=guides`,
        text: tourPanelTexts.more.tour,
      }}
    >
      <TextRow field={field("name", "required")} label={texts.name} />
      <TextRow field={field("role")} label={texts.role} placeholder={texts.roleExample} />
      <TextRow field={field("quote")} label={texts.quote} rows={2} />
      <TextRow field={field("text")} label={texts.text} rows={5} />
    </PieceForm>
  );
}

import type { TourInput } from "@tour/api";
import { useState } from "react";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { TextRow } from "../text-row.tsx";
import { entryPart, tourSource } from "../tour-part.ts";
import { moreOfTour, useTourForm } from "../use-tour-form.ts";
import type { EntryFormProps } from "./tour-form-props.ts";

const texts = tourPanelTexts.guide;

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
  const form = useTourForm({ tour, keep, source, within, nameOf, values: pick(guide) });
  const { field } = form;
  return (
    <PieceForm form={form} more={moreOfTour(tour, "guides")}>
      <TextRow field={field("name", "required")} label={texts.name} />
      <TextRow field={field("role")} label={texts.role} placeholder={texts.roleExample} />
      <TextRow field={field("quote")} label={texts.quote} rows={2} />
      <TextRow field={field("text")} label={texts.text} rows={5} />
    </PieceForm>
  );
}

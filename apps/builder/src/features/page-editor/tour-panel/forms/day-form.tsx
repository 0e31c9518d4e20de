import type { TourInput } from "@tour/api";
import { NumberInput } from "@tour/ui-kit/number-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { tourPanelTexts } from "../../../../texts/tour-panel.ru.ts";
import { PieceForm } from "../piece-form.tsx";
import { TextRow } from "../text-row.tsx";
import { entryPart, tourSource } from "../tour-part.ts";
import { moreOfTour, useTourForm } from "../use-tour-form.ts";
import type { EntryFormProps } from "./tour-form-props.ts";

const texts = tourPanelTexts.day;

const pick = (day: TourInput["program"][number]) => ({
  title: day.title,
  text: day.text,
  meals: day.meals ?? "",
  lodging: day.lodging ?? "",
  distance_km: day.distance_km,
});

const nameOf = ([key]: readonly string[]) =>
  key === "distance_km" ? texts.distance : texts[key as "title"];

interface DayFormProps extends EntryFormProps {
  day: TourInput["program"][number];
}

/** What happens on one day of a tour's programme. */
export function DayForm({ tour, day, id, keep }: DayFormProps) {
  const [source] = useState(() => tourSource(entryPart("program", id, pick)));
  const within = `program.${tour.fields.program.indexOf(day)}`;
  const form = useTourForm({ tour, keep, source, within, nameOf, values: pick(day) });
  const { field, bounds } = form;
  const { min, max } = bounds("distance_km");
  return (
    <PieceForm form={form} more={moreOfTour(tour, "program")}>
      <TextRow field={field("title", "required")} label={texts.title} />
      <TextRow field={field("text")} label={texts.text} rows={6} />
      <TextRow field={field("meals")} label={texts.meals} placeholder={texts.mealsExample} />
      <TextRow field={field("lodging")} label={texts.lodging} placeholder={texts.lodgingExample} />
      <ValidationField {...field("distance_km")} label={texts.distance} data-field="distance_km">
        {({ value, onValueChange, name }) => (
          <NumberInput
            {...{ name, min, max }}
            value={value ?? null}
            onValueChange={(next) => onValueChange(next ?? undefined)}
            end={texts.km}
          />
        )}
      </ValidationField>
    </PieceForm>
  );
}

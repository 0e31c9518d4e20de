import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow } from "../fields/fields-card.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { PictureList } from "../fields/picture-list.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.program;
type Day = TourInput["program"][number];

/** What happens day by day. */
export const programSection: TourSection = {
  name: "program",
  title: texts.title,
  lead: texts.lead,
  keys: ["program"],
  Show: () => (
    <EntryList<Day>
      name="program"
      make={(count) => ({
        id: crypto.randomUUID(),
        title: texts.newDay(count),
        text: "",
        media: [],
      })}
      titleOf={({ title }, index) => texts.dayTitle(index + 1, title)}
      texts={texts}
    >
      {(index) => (
        <>
          <TextField name={`program.${index}.title`} label={texts.name} />
          <TextField name={`program.${index}.text`} label={texts.text} rows={4} />
          <FieldRow>
            <TextField
              name={`program.${index}.meals`}
              label={texts.meals}
              placeholder={texts.mealsExample}
            />
            <TextField
              name={`program.${index}.lodging`}
              label={texts.lodging}
              placeholder={texts.lodgingExample}
            />
            <NumberField
              name={`program.${index}.distance_km`}
              label={texts.distance}
              unit={texts.km}
              isOptional
            />
          </FieldRow>
          <PictureList name={`program.${index}.media`} />
        </>
      )}
    </EntryList>
  ),
};

import type { TourCity } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow } from "../fields/fields-card.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.travel;

/** From where one can come, and on which days one is on the way. */
export const travelSection: TourSection = {
  name: "travel",
  title: texts.title,
  lead: texts.lead,
  keys: ["from_cities"],
  Show: () => (
    <EntryList<TourCity>
      name="from_cities"
      make={() => ({
        name: "",
        departs_day: 0,
        arrives_day: 0,
        return_departs_day: 0,
        return_arrives_day: 0,
      })}
      titleOf={({ name }, index) => name || texts.city(index + 1)}
      texts={texts}
    >
      {(index) => (
        <>
          <TextField
            name={`from_cities.${index}.name`}
            label={texts.name}
            placeholder={texts.nameExample}
          />
          <FieldRow>
            <NumberField
              name={`from_cities.${index}.departs_day`}
              label={texts.departs}
              hint={texts.firstDay}
            />
            <NumberField name={`from_cities.${index}.arrives_day`} label={texts.arrives} />
          </FieldRow>
          <FieldRow>
            <NumberField
              name={`from_cities.${index}.return_departs_day`}
              label={texts.returns}
              hint={texts.lastDay}
            />
            <NumberField name={`from_cities.${index}.return_arrives_day`} label={texts.home} />
          </FieldRow>
        </>
      )}
    </EntryList>
  ),
};

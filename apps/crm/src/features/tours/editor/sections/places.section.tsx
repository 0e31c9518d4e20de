import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { LineList } from "../fields/line-list.tsx";
import { PlaceField } from "../fields/place-field.tsx";
import { WordsField } from "../fields/words-field.tsx";
import { CruiseFields } from "./cruise-fields.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.places;
type Place = TourInput["places"][number];

/** Where a tour goes and what one does there: what search finds it by. */
export const placesSection: TourSection = {
  name: "places",
  title: texts.title,
  lead: texts.lead,
  keys: [
    "places",
    "region_code",
    "directions",
    "activities",
    "showplaces",
    "water_objects",
    "cruise",
  ],
  Show: () => (
    <>
      <FieldsCard title={texts.where}>
        <LineList<Place>
          name="places"
          make={() => ({ level: "region", name: "" })}
          titleOf={(index) => texts.place(index + 1)}
          add={texts.addPlace}
        >
          {(index) => <PlaceField index={index} />}
        </LineList>
        <FieldRow>
          <ChoiceField
            name="region_code"
            label={texts.region}
            hint={texts.regionHint}
            options={texts.regions}
          />
        </FieldRow>
      </FieldsCard>
      <FieldsCard title={texts.what}>
        <WordsField
          name="directions"
          label={texts.directions}
          hint={texts.directionsHint}
          placeholder={texts.directionsExample}
        />
        <WordsField
          name="activities"
          label={texts.activities}
          placeholder={texts.activitiesExample}
          suggest="rest_kinds"
        />
        <WordsField
          name="showplaces"
          label={texts.showplaces}
          placeholder={texts.showplacesExample}
          suggest="showplaces"
        />
        <WordsField
          name="water_objects"
          label={texts.waters}
          placeholder={texts.watersExample}
          suggest="water_objects"
        />
      </FieldsCard>
      <CruiseFields />
    </>
  ),
};

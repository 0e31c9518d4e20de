import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField, ChoicesField } from "../fields/choice-field.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { PictureList } from "../fields/picture-list.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.livings;
type Living = TourInput["livings"][number];

/** Where one sleeps. */
export const livingsSection: TourSection = {
  name: "livings",
  title: texts.title,
  keys: ["livings", "accommodation_types"],
  Show: () => (
    <>
      <EntryList<Living>
        name="livings"
        make={() => ({
          id: crypto.randomUUID(),
          name: "",
          accommodation_type: "hotel",
          text: "",
          media: [],
        })}
        titleOf={({ name }, index) => name || texts.living(index + 1)}
        texts={texts}
      >
        {(index) => (
          <>
            <FieldRow>
              <TextField
                name={`livings.${index}.name`}
                label={texts.name}
                placeholder={texts.nameExample}
              />
              <ChoiceField
                name={`livings.${index}.accommodation_type`}
                label={texts.type}
                options={texts.types}
              />
            </FieldRow>
            <TextField name={`livings.${index}.text`} label={texts.text} rows={4} />
            <PictureList name={`livings.${index}.media`} />
          </>
        )}
      </EntryList>
      <FieldsCard>
        <ChoicesField
          name="accommodation_types"
          label={texts.allTypes}
          hint={texts.allTypesHint}
          options={texts.types}
        />
      </FieldsCard>
    </>
  ),
};

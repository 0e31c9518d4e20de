import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { NumberField } from "../fields/number-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.group;

/** Whom a tour suits, and how many go together. */
export const groupSection: TourSection = {
  name: "group",
  title: texts.title,
  keys: ["difficulty", "comfort", "min_age", "group_size_from", "group_size_to"],
  Show: () => (
    <FieldsCard>
      <FieldRow>
        <ChoiceField name="difficulty" label={texts.difficulty} options={texts.difficulties} />
        <ChoiceField name="comfort" label={texts.comfort} options={texts.comforts} />
      </FieldRow>
      <FieldRow>
        <NumberField name="group_size_from" label={texts.from} hint={texts.fromHint} />
        <NumberField name="group_size_to" label={texts.to} />
        <NumberField name="min_age" label={texts.age} hint={texts.ageHint} />
      </FieldRow>
    </FieldsCard>
  ),
};

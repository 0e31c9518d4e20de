import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField, ChoicesField } from "../fields/choice-field.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { WordsField } from "../fields/words-field.tsx";
import { tourLanguages } from "../fields/tour-languages.ts";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.main;

/** What a tour is, in the words that guests read first. */
export const mainSection: TourSection = {
  name: "main",
  title: texts.title,
  keys: [
    "title",
    "subtitle",
    "description",
    "product_type",
    "days",
    "nights",
    "languages",
    "collections",
    "author_kind",
  ],
  Show: () => (
    <>
      <FieldsCard>
        <TextField name="title" label={texts.name} hint={texts.nameHint} />
        <TextField name="subtitle" label={texts.subtitle} hint={texts.subtitleHint} rows={2} />
        <TextField
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          rows={4}
        />
      </FieldsCard>
      <FieldsCard>
        <FieldRow>
          <ChoiceField name="product_type" label={texts.kind} options={texts.kinds} />
          <NumberField name="days" label={texts.days} />
          <NumberField name="nights" label={texts.nights} />
        </FieldRow>
        <FieldRow>
          <ChoicesField
            name="languages"
            label={texts.languages}
            options={tourLanguages}
            isSearchable
          />
          <ChoiceField name="author_kind" label={texts.author} options={texts.authors} />
        </FieldRow>
        <WordsField
          name="collections"
          label={texts.collections}
          hint={texts.collectionsHint}
          placeholder={texts.collectionsExample}
          suggest="collections"
        />
      </FieldsCard>
    </>
  ),
};

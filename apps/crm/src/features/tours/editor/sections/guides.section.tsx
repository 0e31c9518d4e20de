import type { TourInput } from "@tour/api";
import { PhoneInput, phoneNumberRule } from "@tour/ui-kit/phone-input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow } from "../fields/fields-card.tsx";
import { PictureField } from "../fields/picture-field.tsx";
import { SpokenLanguages } from "../fields/spoken-languages.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useAnyForm } from "../tour-form.ts";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.guides;
type Guide = TourInput["guides"][number];

/** Who goes along. */
export const guidesSection: TourSection = {
  name: "guides",
  title: texts.title,
  keys: ["guides"],
  Show: () => (
    <EntryList<Guide>
      name="guides"
      make={() => ({
        id: crypto.randomUUID(),
        name: "",
        role: "",
        photo: null,
        text: "",
        languages: [],
      })}
      titleOf={({ name }, index) => name || texts.guide(index + 1)}
      noteOf={({ role }) => role}
      texts={texts}
    >
      {(index) => <GuideFields index={index} />}
    </EntryList>
  ),
};

function GuideFields({ index }: { index: number }) {
  return (
    <>
      <PictureField name={`guides.${index}.photo`} title={texts.guide(index + 1)} />
      <FieldRow>
        <TextField name={`guides.${index}.name`} label={texts.name} />
        <TextField
          name={`guides.${index}.role`}
          label={texts.role}
          placeholder={texts.roleExample}
        />
      </FieldRow>
      <TextField name={`guides.${index}.text`} label={texts.text} rows={4} />
      <TextField name={`guides.${index}.quote`} label={texts.quote} rows={2} />
      <FieldRow>
        <SpokenLanguages name={`guides.${index}.languages`} label={texts.languages} />
        <ValidationField
          form={useAnyForm()}
          name={`guides.${index}.phone`}
          rules={[phoneNumberRule]}
          label={texts.phone}
          hint={texts.phoneHint}
        >
          {({ value, ...control }) => (
            <PhoneInput {...control} value={String(value ?? "")} message="none" />
          )}
        </ValidationField>
      </FieldRow>
    </>
  );
}

import type { TouristQuestion } from "@tour/api";
import { useFieldValue } from "@tour/validation/react";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { LineList } from "../fields/line-list.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import { useAnyForm } from "../tour-form.ts";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.tourists;

/** What every tourist is asked before the trip. */
export const touristsSection: TourSection = {
  name: "tourists",
  title: texts.title,
  lead: texts.lead,
  keys: ["tourist_form"],
  Show: () => (
    <>
      <FieldsCard>
        <SwitchField
          name="tourist_form.asks_document"
          label={texts.document}
          hint={texts.documentHint}
        />
      </FieldsCard>
      <EntryList<TouristQuestion>
        name="tourist_form.questions"
        make={() => ({
          id: crypto.randomUUID(),
          title: "",
          kind: "text",
          options: [],
          is_required: false,
        })}
        titleOf={({ title }, index) => title || texts.question(index + 1)}
        noteOf={({ kind }) => texts.kindNotes[kind]}
        texts={texts}
      >
        {(index) => <QuestionFields index={index} />}
      </EntryList>
    </>
  ),
};

function QuestionFields({ index }: { index: number }) {
  const form = useAnyForm();
  const name = `tourist_form.questions.${index}` as const;
  const kind = useFieldValue(form, `${name}.kind`);
  const choose = (next: TouristQuestion["kind"]) =>
    form.setValue(`${name}.options`, next === "choice" ? [texts.option(1), texts.option(2)] : []);
  return (
    <>
      <FieldRow>
        <TextField name={`${name}.title`} label={texts.name} placeholder={texts.nameExample} />
        <ChoiceField
          name={`${name}.kind`}
          label={texts.kind}
          options={texts.kinds}
          onChoice={choose}
        />
      </FieldRow>
      {kind === "choice" && (
        <LineList<string>
          name={`${name}.options`}
          min={1}
          make={() => ""}
          titleOf={(place) => texts.option(place + 1)}
          add={texts.addOption}
        >
          {(place) => (
            <TextField
              name={`${name}.options.${place}`}
              label={texts.option(place + 1)}
              hideLabel
            />
          )}
        </LineList>
      )}
      <SwitchField name={`${name}.is_required`} label={texts.required} />
    </>
  );
}

import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { ChoiceField } from "../fields/choice-field.tsx";
import { EntryList } from "../fields/entry-list.tsx";
import { FieldRow, FieldsCard } from "../fields/fields-card.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.prices;
type Option = TourInput["price_options"][number];

const noteOf = ({ kind = "person" }: Option) => texts.kindNotes[kind];

/** What can be booked; how much each costs is said of every date. */
export const pricesSection: TourSection = {
  name: "prices",
  title: texts.title,
  lead: texts.lead,
  keys: ["price_options", "currency", "price_notes"],
  Show: () => (
    <>
      <EntryList<Option>
        name="price_options"
        min={1}
        make={() => ({ id: crypto.randomUUID(), title: "", note: "", kind: "person" })}
        titleOf={({ title }, index) => title || texts.option(index + 1)}
        noteOf={noteOf}
        texts={texts}
      >
        {(index) => (
          <>
            <FieldRow>
              <TextField
                name={`price_options.${index}.title`}
                label={texts.name}
                placeholder={texts.nameExample}
              />
              <ChoiceField
                name={`price_options.${index}.kind`}
                label={texts.kind}
                options={texts.kinds}
                fallback="person"
              />
            </FieldRow>
            <TextField
              name={`price_options.${index}.note`}
              label={texts.note}
              hint={texts.noteHint}
              rows={2}
            />
          </>
        )}
      </EntryList>
      <FieldsCard>
        <FieldRow>
          <ChoiceField
            name="currency"
            label={texts.currency}
            hint={texts.currencyHint}
            options={texts.currencies}
          />
        </FieldRow>
        <TextField name="price_notes" label={texts.notes} hint={texts.notesHint} rows={3} />
      </FieldsCard>
    </>
  ),
};

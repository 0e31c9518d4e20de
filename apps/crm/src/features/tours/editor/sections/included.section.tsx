import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { FieldsCard } from "../fields/fields-card.tsx";
import { LineList } from "../fields/line-list.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.included;

/** What the price covers, and what it does not. */
export const includedSection: TourSection = {
  name: "included",
  title: texts.title,
  keys: ["included", "not_included"],
  Show: () =>
    (["included", "not_included"] as const).map((name) => (
      <FieldsCard key={name} title={texts.lists[name]}>
        <LineList<string>
          name={name}
          make={() => ""}
          titleOf={(index) => texts.line(index + 1)}
          add={texts.add}
        >
          {(index) => (
            <TextField
              name={`${name}.${index}`}
              label={texts.line(index + 1)}
              hideLabel
              placeholder={texts.examples[name]}
            />
          )}
        </LineList>
      </FieldsCard>
    )),
};

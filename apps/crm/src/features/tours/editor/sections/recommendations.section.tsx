import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { LineList } from "../fields/line-list.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.recommendations;
type Group = TourInput["recommendations"][number];

/** What to take along, and how to prepare. */
export const recommendationsSection: TourSection = {
  name: "recommendations",
  title: texts.title,
  lead: texts.lead,
  keys: ["recommendations"],
  Show: () => (
    <EntryList<Group>
      name="recommendations"
      make={() => ({ title: "", items: [] })}
      titleOf={({ title }, index) => title || texts.group(index + 1)}
      texts={texts}
    >
      {(index) => (
        <>
          <TextField
            name={`recommendations.${index}.title`}
            label={texts.name}
            placeholder={texts.nameExample}
          />
          <LineList<string>
            name={`recommendations.${index}.items`}
            make={() => ""}
            titleOf={(place) => texts.line(place + 1)}
            add={texts.addLine}
          >
            {(place) => (
              <TextField
                name={`recommendations.${index}.items.${place}`}
                label={texts.line(place + 1)}
                hideLabel
                placeholder={texts.lineExample}
              />
            )}
          </LineList>
        </>
      )}
    </EntryList>
  ),
};

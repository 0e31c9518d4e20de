import type { TourInput } from "@tour/api";
import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { EntryList } from "../fields/entry-list.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.questions;
type Question = TourInput["questions"][number];

/** What guests ask again and again, with the answers. */
export const questionsSection: TourSection = {
  name: "questions",
  title: texts.title,
  lead: texts.lead,
  keys: ["questions"],
  Show: () => (
    <EntryList<Question>
      name="questions"
      make={() => ({ id: crypto.randomUUID(), question: "", answer: "" })}
      titleOf={({ question }, index) => question || texts.number(index + 1)}
      texts={texts}
    >
      {(index) => (
        <>
          <TextField name={`questions.${index}.question`} label={texts.question} />
          <TextField name={`questions.${index}.answer`} label={texts.answer} rows={4} />
        </>
      )}
    </EntryList>
  ),
};

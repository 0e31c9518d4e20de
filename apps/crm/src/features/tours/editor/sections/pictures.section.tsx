import { tourFieldTexts } from "../../../../texts/tour-fields.ru.ts";
import { FieldsCard } from "../fields/fields-card.tsx";
import { PictureList } from "../fields/picture-list.tsx";
import type { TourSection } from "./section.ts";

const texts = tourFieldTexts.pictures;

/** What guests see first: the first picture stands for the tour in lists. */
export const picturesSection: TourSection = {
  name: "pictures",
  title: texts.title,
  lead: texts.lead,
  keys: ["media"],
  Show: () => (
    <FieldsCard>
      <PictureList name="media" />
    </FieldsCard>
  ),
};

import type { EditedTour } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import type { FormValues } from "@tour/validation";
import { tourPanelTexts } from "../../../texts/tour-panel.ru.ts";
import type { TourFormProps } from "./forms/tour-form-props.ts";
import type { PieceSource } from "./save-piece.ts";
import { usePieceForm } from "./use-piece-form.ts";
import { useTourDeeds } from "./use-tour-deeds.ts";

interface TourFormOptions<Values extends FormValues> extends TourFormProps {
  source: PieceSource<EditedTour, Values>;
  /** As the form begins: what the source reads of the tour. */
  values: Values;
  /** Where in the tour the part stands. */
  within?: string;
  /** What a field is called, by its path. */
  nameOf: (path: readonly string[]) => string;
}

/** The form of a part of a tour, whose saves are steps of the one undo. */
export function useTourForm<Values extends FormValues>({
  tour,
  ...options
}: TourFormOptions<Values>) {
  const { source, nameOf } = options;
  const recordDeed = useTourDeeds(source, (name) => nameOf([name]));
  const body = tourEditingCalls.updateTour.body!;
  return usePieceForm({ kept: tour, body, recordDeed, ...options });
}

/** Where the rest of the tour is changed: the section of its editor in sales. */
export const moreOfTour = ({ organizer_id, id }: EditedTour, section: string) => ({
  path: `/${organizer_id}/tours/${id}?section=${section}`,
  text: tourPanelTexts.more.tour,
});

import type { EditedTour } from "@tour/api";

/** What the form of a part of a tour begins from. */
export interface TourFormProps {
  tour: EditedTour;
  /** Told of the tour as it was saved, by oneself or by somebody else. */
  keep: (tour: EditedTour, isOwn: boolean) => void;
}

/** The same of one entry of a list. */
export interface EntryFormProps extends TourFormProps {
  /** Its id. */
  id: string;
}

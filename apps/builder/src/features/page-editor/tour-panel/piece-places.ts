import type { TourPiece } from "@tour/preview-protocol";

interface PiecePlace {
  form: "words" | "day" | "guide" | "departure";
  /** The field of the form that the piece is. */
  field: string;
}

const places: Record<TourPiece["field"], PiecePlace> = {
  title: { form: "words", field: "title" },
  subtitle: { form: "words", field: "subtitle" },
  description: { form: "words", field: "description" },
  price: { form: "departure", field: "prices" },
  date: { form: "departure", field: "start_date" },
  seats: { form: "departure", field: "capacity" },
  day: { form: "day", field: "title" },
  "day-text": { form: "day", field: "text" },
  distance: { form: "day", field: "distance_km" },
  meals: { form: "day", field: "meals" },
  lodging: { form: "day", field: "lodging" },
  guide: { form: "guide", field: "name" },
  "guide-quote": { form: "guide", field: "quote" },
  "guide-text": { form: "guide", field: "text" },
};

/** In which form a piece is changed, and in which of its fields. */
export const placeOf = ({ field }: Pick<TourPiece, "field">): PiecePlace => places[field];

import { askData } from "@tour/api";
import type { BookingOffer } from "@tour/api";

/** The dates, prices and terms of a tour as they are now; throws when they can't be had. */
export function fetchOffer({
  tour,
  individual_uuid: uuid,
}: Pick<BookingOffer, "tour" | "individual_uuid">): Promise<BookingOffer> {
  const individual = uuid ? `&individual_uuid=${uuid}` : "";
  return askData<BookingOffer>(`/spa/booking-offer?tour_id=${tour.id}${individual}`);
}

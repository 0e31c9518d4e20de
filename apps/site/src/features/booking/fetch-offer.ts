import type { BookingOffer } from "@tour/api";

/** The dates, prices and terms of a tour as they are now; throws when they can't be had. */
export async function fetchOffer({
  tour,
  individual_uuid: uuid,
}: Pick<BookingOffer, "tour" | "individual_uuid">): Promise<BookingOffer> {
  const individual = uuid ? `&individual_uuid=${uuid}` : "";
  const answer = await fetch(`/spa/booking-offer?tour_id=${tour.id}${individual}`);
  if (!answer.ok) throw new Error(`The offer answered ${answer.status}`);
  const { data } = (await answer.json()) as { data: BookingOffer };
  return data;
}

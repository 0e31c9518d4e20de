import type { GuestRequest } from "@tour/api";

/** The trip won't take place as it was booked: it was cancelled, or its guest chooses yet what to do. */
export const isCalledOff = ({ status, choose_until: until, departure }: GuestRequest): boolean =>
  status <= 3 && (until !== null || departure.status === "canceled");

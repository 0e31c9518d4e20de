import type { GuestRequest } from "@tour/api";

/** The trip won't take place: it was cancelled, or its group was too small and the guest chooses yet. */
export const isCalledOff = ({ status, choose_until: until, departure }: GuestRequest): boolean =>
  status <= 3 && (until !== null || departure.status === "canceled");

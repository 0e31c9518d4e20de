import { afterAll, beforeEach } from "vitest";
import { openTestBooking } from "./open-test-booking.ts";
import { payInSandbox } from "./pay-in-sandbox.ts";

/** A booking for all tests of a file, each on its first day, and a guest who pays in the sandbox. */
export async function useTestBooking() {
  const booking = await openTestBooking();
  afterAll(() => booking.app.close());
  beforeEach(() => booking.refresh());
  return { booking, guest: payInSandbox(booking) };
}

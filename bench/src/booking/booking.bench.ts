import type { Benchmark } from "../benchmark.ts";
import { onPostgres } from "../stage/on-postgres.ts";
import { compareOrderPage } from "./compare-order-page.ts";
import { measureBookings } from "./measure-bookings.ts";

/** How fast bookings are taken, and what a guest's page of one costs. */
export const bookingBenchmark: Benchmark = {
  name: "booking",
  question: "how many bookings a second are taken, and how light is a guest's page of one?",
  measure: async (stage) => [
    await onPostgres((data) => measureBookings(stage, data)),
    await compareOrderPage(stage),
  ],
};

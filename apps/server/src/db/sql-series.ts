import { DurationSeries } from "@tour/telemetry";

/** How long statements take, with the waiting for those before them on their connection. */
export const sqlSeries = new DurationSeries({
  name: "tour_sql_duration_seconds",
  help: "Time that a statement took, by its name, or by its verb and first table",
  label: "statement",
});

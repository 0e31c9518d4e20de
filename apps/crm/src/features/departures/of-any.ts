import { ApiError } from "@tour/api";
import type { ValidationMap } from "@tour/api";

/** What was refused of any of many dates stands at the one field that they share, under this prefix. */
export function ofAny(error: unknown, prefix: string): unknown {
  if (!(error instanceof ApiError)) return error;
  const named = Object.entries(error.validation).map(([name, messages]) => [
    name.replace(/^departures\.\d+\./, prefix),
    messages,
  ]);
  const { message, error: code } = error;
  const validation = Object.fromEntries(named) as ValidationMap;
  return new ApiError({ ...error, body: { message, error: code, validation } });
}

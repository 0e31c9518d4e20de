import { failCall } from "@tour/api";
import type { ErrorBody, NewRequest } from "@tour/api";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";

const url = "/spa/create-request";
const log = (failure: object) => console.error("call failed", failure);

/** Asks for seats through the site's own origin, and answers the request's uuid; throws an `ApiError`. */
export async function sendRequest(body: NewRequest): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const given = ((await answer?.json().catch(() => null)) ?? {}) as ErrorBody & Made;
  const uuid = given.data?.uuid;
  if (answer?.ok && uuid) return uuid;
  const message = given.message || given.error || texts.failed;
  const { status, statusText } = answer ?? {};
  throw failCall({ status, statusText, url, body: { ...given, message } }, log);
}

interface Made {
  data?: { uuid?: string };
}

import { askData } from "@tour/api";
import type { NewRequest } from "@tour/api";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";

/** Asks for seats through the site's own origin, and answers the request's uuid; throws an `ApiError`. */
export async function sendRequest(body: NewRequest): Promise<string> {
  const { failed } = texts;
  return (await askData<{ uuid: string }>("/spa/create-request", { body, failed })).uuid;
}

import { randomUUID } from "node:crypto";
import { createClient, neededConsents } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import type { Page } from "playwright";
import type { Journey } from "./journey.ts";

/** The site of the demo's first organiser. */
export const siteOf = ({ addresses }: Journey): string => addresses.organizerSite("altai");

/** What visitors of that site may call. */
export const visitorOf = (journey: Journey) =>
  createClient<TourContract>(routes, {
    baseUrl: journey.addresses.api,
    role: "visitor",
    headers: { "site-host": new URL(siteOf(journey)).host },
  });

let guests = 0;

/** Somebody who has not booked yet: nobody may hold many seats unpaid. */
export function newGuest() {
  guests += 1;
  const digits = String(guests).padStart(2, "0");
  return {
    name: `Анна Гостева ${digits}`,
    phone: `+791600000${digits}`,
    email: `guest-${digits}@example.com`,
  };
}

interface Asked {
  departure: { id: number; tour_id: number };
  seats?: number;
  guest?: ReturnType<typeof newGuest>;
}

/** Asks for a departure's seats as the booking form does, and answers the request's uuid. */
export async function askForSeats(
  journey: Journey,
  { departure, seats = 1, guest = newGuest() }: Asked,
): Promise<string> {
  const visitor = visitorOf(journey);
  const { data: offer } = await visitor.bookingOffer({ query: { tour_id: departure.tour_id } });
  const person = offer.options.find(({ kind }) => kind === "person");
  const { data } = await visitor.createRequest({
    body: {
      key: randomUUID(),
      departure_id: departure.id,
      seats: [{ option_id: person!.id, count: seats }],
      contact: guest,
      consents: neededConsents(offer),
    },
  });
  return data.uuid;
}

/** A window of somebody's own on the page of a request. */
export async function openOrder(journey: Journey, uuid: string, width: number): Promise<Page> {
  const page = await (await journey.newWindow({ viewport: { width, height: 800 } })).newPage();
  await page.goto(`${siteOf(journey)}/order/${uuid}`);
  return page;
}

/** Goes from a request's page to the sandbox's, which stands in for a bank. */
export async function goToBank(page: Page, button = /^Внести предоплату/): Promise<void> {
  await page.getByRole("radio", { name: "Банковская карта" }).check();
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("heading", { name: "Тестовая оплата" }).waitFor();
}

/** Pays from a request's page, and comes back to it. */
export async function pay(page: Page, button?: RegExp): Promise<void> {
  await goToBank(page, button);
  await page.getByRole("button", { name: "Оплатить", exact: true }).click();
  await page.getByRole("heading", { name: "Места ваши" }).waitFor();
}

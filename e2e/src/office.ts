import { createClient } from "@tour/api";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { routes } from "@tour/api/routes";
import type { TourContract } from "@tour/api/contract";
import { addDays, readToday } from "@tour/dates";
import { organizer } from "./journey.ts";
import type { Journey } from "./journey.ts";

/** What an organiser may call, in a session of their own. */
export type Office = Awaited<ReturnType<typeof openOffice>>;

/** Signs the demo's first organiser, or another one, in without a browser. */
export async function openOffice(
  { addresses: { api, builder } }: Journey,
  account: { email: string; password: string } = organizer,
) {
  const origin = { origin: builder };
  const answer = await fetch(`${api}/auth/sign-in/email`, {
    method: "POST",
    headers: { ...origin, "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const headers = { ...origin, cookie };
  const client = createClient<TourContract>(routes, { baseUrl: api, role: "organizer", headers });
  const { data: hints } = await client.getSignInHints();
  const code = hints.accounts.find(({ email }) => email === account.email)?.code?.value;
  if (code) await client.showSecondFactor({ body: { code } });
  const { data } = await client.getAccount();
  return { ...client, organizerId: data.organizers[0]!.id };
}

type DepartureFields = Pick<EditedDeparture, "capacity" | "smallest_group" | "decision_date">;

/** A tour of the organiser by its title. */
export async function findTour(office: Office, title: string): Promise<EditedTour> {
  const { organizerId: organizer_id } = office;
  const { data } = await office.listTours({ query: { organizer_id } });
  const row = data.find((one) => one.title.replaceAll("\u00a0", " ") === title);
  if (!row) throw new Error(`The organiser has no tour "${title}"`);
  return (await office.viewTour({ query: { organizer_id, id: row.id } })).data;
}

interface NewDate extends Partial<DepartureFields> {
  /** From today. */
  inDays: number;
  /** What each option costs. */
  roubles: number;
}

/** Puts up a date of a tour. */
export async function addDate(
  office: Office,
  { id: tour_id, fields: { days, time_zone: timeZone, price_options: options } }: EditedTour,
  { inDays, roubles, ...over }: NewDate,
): Promise<EditedDeparture> {
  const start_date = addDays(readToday(timeZone), inDays);
  const prices = options.map(({ id: option_id }) => ({ option_id, amount: roubles * 100 }));
  const body = {
    tour_id,
    start_date,
    end_date: addDays(start_date, days - 1),
    start_time: "10:30",
    status: "open" as const,
    capacity: 8,
    prices,
    ...over,
  };
  const query = { organizer_id: office.organizerId };
  return (await office.createDeparture({ query, body })).data;
}

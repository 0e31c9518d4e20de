import { randomUUID } from "node:crypto";
import { ApiError } from "@tour/api";
import type { NewRequest } from "@tour/api";
import { newRequest } from "../../new-request.ts";
import type { BookingTrial } from "./open-booking-trial.ts";

/** What a guest did, and what they were told is done. */
export interface Guest {
  key: string;
  email: string;
  seats: number;
  /** Answered to the request. */
  made?: { id: number; uuid: string };
  /** Answered to the payment. */
  payment?: number;
  /** The payer has paid at the provider. */
  hasPaid: boolean;
  /** The provider's notice was taken. */
  isNoticeTaken: boolean;
  isCancelled: boolean;
}

const hasCancelled = (index: number) => index % 3 === 0;

/**
 * A guest who asks for seats, pays and, every third, cancels; each step is sent again until it is
 * answered, as people and providers do.
 */
export async function liveGuest(
  trial: BookingTrial,
  index: number,
  guests: Guest[],
): Promise<void> {
  const { fake, insist, connect, departure, consents } = trial;
  const email = `guest-${index}@example.com`;
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const site = connect(address);
  const seats = 1 + (index % 3);
  const guest: Guest = {
    ...{ key: randomUUID(), email, seats },
    ...{ hasPaid: false, isNoticeTaken: false, isCancelled: false },
  };
  guests.push(guest);
  const phone = `+7916${String(index).padStart(7, "0")}`;
  const body: NewRequest = newRequest(departure, {
    ...{ key: guest.key, contact: { name: "Анна", phone, email }, consents },
    seats: [{ option_id: "base", count: seats }],
  });
  const { data: made } = await insist(() => site.createRequest({ body }));
  guest.made = made;
  const { uuid } = made;

  const wanted = { uuid, kind: "full", method: "card" } as const;
  const { data: payment } = await insist(() => site.createPayment({ body: wanted }));
  guest.payment = payment.id;
  const theirs = payment.confirmation.url.split("/").at(-1)!;
  fake.end(theirs, "succeeded");
  guest.hasPaid = true;
  await insist(() => notify(trial, theirs));
  guest.isNoticeTaken = true;

  if (!hasCancelled(index)) return;
  // One that was done, but not answered, is refused when it is sent again: it is cancelled already.
  await insist(() => site.cancelRequest({ body: { uuid } }).catch(ignoreCancelled));
  guest.isCancelled = true;
}

const ignoreCancelled = (error: unknown) => {
  const data = error instanceof ApiError ? error.data : undefined;
  if ((data as { status?: number } | undefined)?.status !== 5) throw error;
};

/** Sends the provider's notice, twice at once as they may; it is taken when one is. */
async function notify({ ask }: BookingTrial, id: string): Promise<void> {
  const url = "/spa/payment-notice/yookassa";
  const body = JSON.stringify({ type: "notification", event: "payment.succeeded", object: { id } });
  const headers = { "content-type": "application/json" };
  const send = () => ask(url, { method: "POST", headers, body });
  const answers = await Promise.allSettled([send(), send()]);
  const statuses = answers.map((one) => (one.status === "fulfilled" ? one.value.status : 0));
  if (statuses.includes(200)) return;
  if (statuses.every((status) => status === 0))
    throw new ApiError({ url, statusText: "Unreachable" });
  if (statuses.includes(503)) throw new ApiError({ url, status: 503, statusText: "Unavailable" });
  throw new Error(`A notice was answered ${statuses.join(" and ")}`);
}

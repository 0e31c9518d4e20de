import type { NewPayment, OpenPayment, TourInput } from "@tour/api";
import { completeRequestJob } from "../modules/booking/complete-request.job.ts";
import { pollPaymentJob } from "../modules/booking/payments/poll-payment.job.ts";
import { sendReceiptJob } from "../modules/booking/receipts/send-receipt.job.ts";
import { payRefundJob } from "../modules/booking/refunds/pay-refund.job.ts";
import { passJobTime, runDueJobs } from "./jobs.ts";
import type { TestBooking } from "./open-test-booking.ts";
import { seats } from "./open-test-booking.ts";

type Action = "pay" | "decline" | "leave" | "expire" | "late";

const kinds = [pollPaymentJob, payRefundJob, completeRequestJob, sendReceiptJob];
const someDays = 3 * 24 * 60 * 60 * 1000;
const sandboxPath = "/spa/sandbox-payment";

/** What tests of payments do with a booking. */
export function payInSandbox({ app, addDeparture, ask, organizer }: TestBooking) {
  const idOf = (payment: OpenPayment) =>
    new URL(payment.confirmation.url).searchParams.get("payment")!;

  /** Ends a payment by a button of the sandbox's page. */
  const press = async (payment: OpenPayment, action: Action) => {
    const body = new URLSearchParams({ payment: idOf(payment), action });
    return app.app.request(sandboxPath, { method: "POST", body });
  };

  const begin = async (uuid: string, over: Partial<NewPayment> = {}) => {
    const body = { uuid, kind: "prepayment", method: "card", ...over } as const;
    return (await app.call("createPayment", { body })).data;
  };

  const read = async (uuid: string) =>
    (await app.call("getRequestByUuid", { query: { uuid } })).data;

  /** A request that its organiser has confirmed. */
  const confirm = async (departureId: number, count = 1) => {
    const made = await ask(departureId, { seats: seats(count) });
    await app.call("confirmRequest", { body: { id: made.id } }, organizer.owner);
    return made;
  };

  return {
    press,
    begin,
    read,
    confirm,
    idOf,
    /** A request that waits for its prepayment, on a departure of its own. */
    wait: async (tour: Partial<TourInput> = {}, capacity = 4) =>
      confirm(await addDeparture(capacity, tour)),
    /** Begins a payment, and pays it. */
    async pay(uuid: string, over: Partial<NewPayment> = {}) {
      const payment = await begin(uuid, over);
      await press(payment, "pay");
      return payment;
    },
    /** Sends a notice, as whoever knows the address may. */
    notify: (payment: { id: string; number?: number }, event = "payment.succeeded") =>
      app.app.request("/spa/payment-notice/sandbox", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          event,
          object: {
            id: payment.id,
            ...(payment.number && { metadata: { payment_id: String(payment.number) } }),
          },
        }),
      }),
    /** Does what is due, refunds and receipts among it; with `later`, also what waits for its time. */
    async work({ later = false } = {}) {
      if (later) await passJobTime(app.db, someDays);
      await runDueJobs(app.services, kinds);
    },
  };
}

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaff } from "../../../test/create-organizer.ts";
import { openTestBooking } from "../../../test/open-test-booking.ts";
import type { TestBooking } from "../../../test/open-test-booking.ts";
import { payInSandbox } from "../../../test/pay-in-sandbox.ts";
import { showCode } from "../../../test/second-factor.ts";
import { completeRequestJob } from "../complete-request.job.ts";
import { requests } from "../request.table.ts";

const price = 4_800_000;

let booking: TestBooking;
beforeAll(async () => {
  booking = await openTestBooking();
});
afterAll(() => booking.app.close());

test("payouts name what ended on the marketplace, less the commission, and nothing else", async () => {
  const staff = await createStaff(booking.app);
  const guest = payInSandbox(booking);
  const list = async () => (await booking.app.call("listPayouts", {}, staff)).data;
  const pay = async (over: Partial<typeof requests.$inferInsert> = {}) => {
    const { id, uuid } = await guest.wait();
    if (over.salesModel) {
      await booking.app.db.update(requests).set(over).where(eq(requests.id, id));
    }
    await guest.pay(uuid, { kind: "full" });
    return id;
  };
  const market = await pay();
  const own = await pay({ salesModel: 2, commissionPercent: 0 });
  expect(await list()).toEqual([]);
  booking.setNow(new Date("2027-05-03T00:00:00Z"));
  for (const id of [market, own]) {
    await completeRequestJob.run({ request_id: id }, booking.app.services, AbortSignal.any([]));
  }
  await showCode(booking.app, staff);
  expect(await list()).toEqual([
    {
      organizer_id: booking.organizer.id,
      name: "Тропа",
      owed: { amount: price * 0.9, currency: "RUB" },
      commission: { amount: price * 0.1, currency: "RUB" },
    },
  ]);
});

import { expect, test } from "vitest";
import { useOrderInBrowser } from "./browse-site.ts";
import { fakeOrder } from "./fake-order.ts";

const { put, open } = useOrderInBrowser("deadline");

test("one moment is said by one clock, the reader's own, at the seats and among the money", async () => {
  const until = "2030-01-02T07:30:00.000Z";
  const { money } = fakeOrder();
  const [first, rest] = money.due;
  put({
    status: 2,
    hold_expires_at: until,
    money: { ...money, due: [{ ...first!, until }, rest!] },
  });
  const page = await open("", { timezoneId: "Europe/Moscow" });
  const times = page.locator(`time[datetime="${until}"]`);
  await expect.poll(() => times.first().innerText()).toMatch(/^2 января в 10:30, осталось/);
  await expect.poll(() => times.nth(1).innerText()).toBe("2 января в 10:30");
  expect(await times.count()).toBe(2);
  await page.close();
});

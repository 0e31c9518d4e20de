import { expectFine, widths } from "@tour/test-browser/fine";
import { expect, test } from "vitest";
import { useBookingInBrowser } from "./booking-in-browser.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";

const { running } = useBookingInBrowser("accept");
const to_accept = {
  documents: [
    { kind: "agreement" as const, title: "Условия бронирования", version: 3, path: "/agreement" },
    { kind: "personal_data" as const, title: "Политика", version: 2, path: "/privacy" },
  ],
  words: [{ kind: "advertising" as const, version: 1, text: "Пишите мне о турах" }],
};
const isSeen = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && document.activeElement === element;
};

test.each(widths)(
  "terms that were not accepted are shown where it went wrong, %i px wide",
  async (width) => {
    running.data.orders[orderUuid] = fakeOrder({ status: 2, to_accept });
    running.data.failing["/spa/accept-terms"] = 409;
    const page = await running.browser.newPage({ viewport: { width, height: 640 } });
    await page.goto(`http://${running.host}/order/${orderUuid}`);
    const box = (name: RegExp) => page.getByRole("checkbox", { name });
    const send = () => page.getByRole("button", { name: "Согласиться" }).click();
    await box(/Условия/).check();
    await send();
    await page.waitForURL(/\/accept$/);
    expect(await box(/Условия/).isChecked()).toBe(true);
    await expect.poll(() => box(/Политика/).evaluate(isSeen)).toBe(true);
    expect(await box(/Политика/).getAttribute("aria-invalid")).toBe("true");
    expect(await box(/Пишите/).getAttribute("aria-invalid")).toBeNull();
    await expectFine(page, "accept-missing");
    await box(/Политика/).check();
    await send();
    // All that has to be ticked is: the words above say why it was refused.
    const why = page.getByRole("alert").filter({ hasText: "409" });
    await expect.poll(() => why.evaluate(isSeen)).toBe(true);
    await page.close();
  },
);

test("what is shown where it went wrong is shown so, too, when the page waits for its faces", async () => {
  running.data.orders[orderUuid] = fakeOrder({ status: 2, to_accept });
  running.data.failing["/spa/accept-terms"] = 409;
  const window = await running.browser.newContext({ viewport: { width: 375, height: 640 } });
  const page = await window.newPage();
  // They do not come: the page is shown without them, after a while.
  await page.route(/\.woff2/, () => {});
  const options = { waitUntil: "domcontentloaded" } as const;
  await page.goto(`http://${running.host}/order/${orderUuid}`, options);
  await page.getByRole("button", { name: "Согласиться" }).click({ noWaitAfter: true });
  await page.waitForURL(/\/accept$/, options);
  const first = page.getByRole("checkbox", { name: /Условия/ });
  await expect.poll(() => first.evaluate(isSeen)).toBe(true);
  await window.close();
});

import { expect, test } from "vitest";
import {
  book,
  consent,
  fillContacts,
  form,
  name,
  useBookingInBrowser,
} from "./booking-in-browser.ts";
import { orderUuid } from "./fake-order.ts";

const { running, openForm } = useBookingInBrowser("price");

const dearer = () => {
  running.data.offer.departures = running.data.offer.departures?.map(
    ({ prices, ...departure }) => ({
      ...departure,
      prices: prices.map(({ option_id, price }) => ({
        option_id,
        price: { ...price, amount: price.amount + 100_000 },
      })),
    }),
  );
};
const asked = () =>
  running.api.requests
    .filter(({ path }) => path === "/spa/create-request")
    .map(({ body }) => JSON.parse(body ?? ""));

test("a price that rose meanwhile is told beside the old one; all that was typed stays, and one press agrees", async () => {
  const page = await openForm();
  await fillContacts(page);
  const message = "Цена изменилась: было 10 071 ₽, стало 11 071 ₽.";
  const total = { amount: 1_107_100, currency: "RUB" };
  running.data.booking = { status: 409, body: { message, data: { total } } };
  dearer();
  await book(page).click();
  await page.getByText(message).waitFor();
  await expect.poll(() => form(page).locator("dl").innerText()).toMatch(/Итого\s+11\s071/);
  expect([await name(page).inputValue(), await consent(page).isChecked()]).toEqual([
    "Ольга Ким",
    true,
  ]);
  running.data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
  await page.getByRole("button", { name: "Отправить ещё раз" }).click();
  await page.waitForURL(/order/);
  expect(asked().map((body) => body.expected_total.amount)).toEqual([1_007_100, 1_107_100]);
  expect(asked()[1].key, "the first made no request").toBe(asked()[0].key);
  await page.close();
});

test("without a script a price that rose is told beside the old one, at the last moment or before", async () => {
  const page = await running.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${running.address}/booking?departure=71`);
  await fillContacts(page);
  const message = "Цена изменилась: было 10 071 ₽, стало 11 071 ₽.";
  running.data.booking = {
    status: 409,
    body: { message, data: { total: { amount: 1_107_100, currency: "RUB" } } },
  };
  await book(page).click();
  await page.getByText(message).waitFor();
  dearer();
  // What the page still shows is the old price.
  await book(page).click();
  await page.getByText(/За выбранное вышло 11\s071\s₽, а на странице было 10\s071\s₽/).waitFor();
  expect([await name(page).inputValue(), await consent(page).isChecked()]).toEqual([
    "Ольга Ким",
    true,
  ]);
  running.data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
  await book(page).click();
  await page.waitForURL(/order/);
  expect(asked().map((body) => body.expected_total.amount)).toEqual([1_007_100, 1_107_100]);
  await page.close();
});

test("without a script nobody books for a sum that they have not seen", async () => {
  const page = await running.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${running.address}/booking?departure=71`);
  await page.getByLabel("Взрослый").fill("2");
  await fillContacts(page);
  await page.getByRole("checkbox", { name: /Могу передать/ }).check();
  await book(page).click();
  await page.getByText(/За выбранное вышло 20\s142/).waitFor();
  expect(running.api.requests.some(({ path }) => path === "/spa/create-request")).toBe(false);
  await page.getByLabel("Взрослый").fill("3");
  await page.getByRole("button", { name: "Пересчитать цену" }).click();
  await page
    .getByText(/30\s213/)
    .first()
    .waitFor();
  expect(await page.getByText("За выбранное вышло").count()).toBe(0);
  expect(await consent(page).isChecked()).toBe(true);
  await book(page).click();
  await page.waitForURL(/order/);
  await page.close();
});

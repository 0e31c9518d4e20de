import { expectFine, widths } from "@tour/test-browser/fine";
import { expect, test } from "vitest";
import { useOrderInBrowser } from "./browse-site.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";

const { address, put, open, bodiesOf, post } = useOrderInBrowser("moving");
const sent = () => bodiesOf("/spa/move-request");

test.each([true, false])("a guest moves to another date; with a script: %s", async (hasScript) => {
  const page = await open("", { javaScriptEnabled: hasScript });
  await page.getByRole("link", { name: "Посмотреть другие даты" }).click();
  await page.getByRole("heading", { name: "Перенести на другую дату" }).waitFor();
  const dates = page.getByRole("group", { name: "Новая дата" });
  const words = (await dates.innerText()).replaceAll("\u00a0", " ");
  for (const part of [
    "2–10 августа",
    "Та же цена, всего 84 600 ₽",
    "Дороже на 7 000 ₽, всего 91 600 ₽",
    "Дешевле на 5 000 ₽, всего 79 600 ₽",
    "Свободно: 6 мест",
    "Группа набирается: ещё 2 человека, решение до 29 июля",
  ]) {
    expect(words).toContain(part);
  }
  // What has filled up meanwhile is said above the dates, which are still there.
  await page.getByRole("radio", { name: /Дешевле/ }).check();
  await page.getByRole("button", { name: "Перенести заявку" }).click();
  await page.getByRole("alert").getByText("Осталось мест: 1.").waitFor();
  await page.getByRole("radio", { name: /Дороже/ }).check();
  await page.getByRole("button", { name: "Перенести заявку" }).click();
  await page.waitForURL(address());
  expect(await page.getByText(/12–20\sавгуста/).count()).toBeGreaterThan(0);
  expect(sent()).toEqual([
    { uuid: orderUuid, departure_id: 73, expected_total: { amount: 7_960_000, currency: "RUB" } },
    { uuid: orderUuid, departure_id: 72, expected_total: { amount: 9_160_000, currency: "RUB" } },
  ]);
  await page.close();
});

test("who chose no date is told so at the dates, and not by the browser", async () => {
  const page = await open();
  await page.goto(`${address()}/move`);
  await page.getByRole("button", { name: "Перенести заявку" }).click();
  const dates = page.getByRole("group", { name: "Новая дата" });
  await dates.getByRole("alert").getByText("Выберите дату").waitFor();
  await expectFine(page, "move-no-date");
  expect(await page.getByRole("alert").count()).toBe(1);
  expect(sent()).toEqual([]);
  await page.close();
});

test("who may not move alone reads how to ask, and finds no date to choose", async () => {
  put({ can_move: false });
  const page = await open();
  await page.getByText(/Напишите или позвоните организатору/).waitFor();
  expect(await page.getByRole("link", { name: "Посмотреть другие даты" }).count()).toBe(0);
  await page.goto(`${address()}/move`);
  await page.getByRole("heading", { name: "Перенести заявку не получится" }).waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
  await page.close();
});

test("a group that is too small leads to another date or to all of the money", async () => {
  const { money, departure } = fakeOrder();
  const group = { smallest: 6, missing: 2, decision_date: "2030-06-26" };
  put({
    status: 3,
    hold_expires_at: null,
    choose_until: "2030-06-29T09:00:00Z",
    departure: { ...departure, status: "closed", group },
    money: { ...money, paid: { amount: 2_538_000, currency: "RUB" } },
  });
  const page = await open();
  const part = page.getByRole("region", { name: "Группа не набралась" });
  await part.getByText(/Не хватило 2.человек\..*вернём все деньги/).waitFor();
  await page.getByRole("heading", { name: "Поездка не состоится" }).waitFor();
  const nearest = /Ближайшая дата, на которой хватает мест: 2–10.августа.2030\. Та же цена\./;
  await part.getByText(nearest).waitFor();
  expect(await page.getByRole("button", { name: /Оплатить|Внести/ }).count()).toBe(0);
  const shots = process.env["SHOTS"];
  if (shots) await page.screenshot({ path: `${shots}/choose.png`, fullPage: true });
  await part.getByRole("link", { name: "Вернуть все деньги" }).click();
  await page.waitForURL(`${address()}/cancel`);
  await page.goBack();
  await part.getByRole("link", { name: "Выбрать другую дату" }).click();
  await page.waitForURL(`${address()}/move`);
  expect(await page.getByRole("radio").count()).toBe(3);
  expect(await page.getByRole("radio", { name: /^2–10.августа/ }).isChecked()).toBe(true);
  await page.close();
});

test("a trip that was moved is kept by a button, or leads to other dates or all of the money", async () => {
  const { money, departure } = fakeOrder();
  put({
    status: 3,
    hold_expires_at: null,
    choose_until: "2030-06-29T09:00:00Z",
    moved_from: { start_date: "2030-06-30", end_date: "2030-07-08" },
    departure: { ...departure, status: "open" },
    money: { ...money, paid: { amount: 2_538_000, currency: "RUB" } },
  });
  const page = await open("", { javaScriptEnabled: false });
  await page.getByRole("heading", { name: "Даты поездки изменились" }).waitFor();
  const part = page.getByRole("region", { name: "Поездка перенесена" });
  await part.getByText(/было 30.июня.*стало 10–18.июля.*Цена та же/).waitFor();
  const shots = process.env["SHOTS"];
  if (shots) await page.screenshot({ path: `${shots}/moved.png`, fullPage: true });
  expect(await page.getByRole("button", { name: /Оплатить|Внести/ }).count()).toBe(0);
  for (const name of ["Вернуть все деньги", "Выбрать другую дату"]) {
    await part.getByRole("link", { name }).click();
    await page.goBack();
  }
  expect((await post("/keep", "", { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(bodiesOf("/spa/keep-dates")).toEqual([]);
  await part.getByRole("button", { name: /Поедем 10–18.июля/ }).click();
  await page.waitForURL(address());
  expect(bodiesOf("/spa/keep-dates")).toEqual([{ uuid: orderUuid }]);
  expect(await part.count()).toBe(0);
  await page.close();
});

test("another site's form moves nothing, and a form without a date asks for one", async () => {
  expect((await post("/move", "departure_id=72", { "sec-fetch-site": "cross-site" })).status).toBe(
    403,
  );
  for (const body of ["", "departure_id=-1", "departure_id=9e9", "departure_id=x"]) {
    const response = await post("/move", body, { "sec-fetch-site": "same-origin" });
    expect([body, response.status]).toEqual([body, 422]);
    expect(response.text).toContain("Выберите дату, на которую перенести");
  }
  expect(sent()).toEqual([]);
});

test("a move that is pressed twice is made once, and leads back to the request both times", async () => {
  put({});
  for (const _ of ["first", "second"]) {
    const answer = await post("/move", "departure_id=72", { "sec-fetch-site": "same-origin" });
    expect([answer.status, answer.headers.location]).toEqual([303, `/order/${orderUuid}`]);
  }
  expect(sent()).toHaveLength(2);
});

test("the dates read well to everybody, on a phone as on a desk", async () => {
  for (const width of widths) {
    for (const path of ["", "/move"]) {
      const page = await open(path, { viewport: { width, height: 900 } });
      await expectFine(page, `move${path.replace("/", "-")}`);
      await page.close();
    }
  }
});

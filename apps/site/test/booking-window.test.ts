import { listViolations } from "@tour/test-browser/axe";
import { widths } from "@tour/test-browser/fine";
import { expect, test } from "vitest";
import {
  book,
  consent,
  fillContacts,
  form,
  link,
  name,
  text,
  useBookingInBrowser,
} from "./booking-in-browser.ts";
import { fakeOffer, orderUuid } from "./fake-order.ts";
import { holdIslands } from "./hold-islands.ts";

const { running, openForm } = useBookingInBrowser("window");

test("a date is chosen in the calendar, which shows the trip from its first day to its last", async () => {
  const page = await openForm();
  await page.getByRole("radio", { name: "Календарь" }).check();
  const days = page.locator("[data-place]");
  await expect.poll(() => days.count()).toBe(3);
  await page.getByRole("button", { name: "Следующий месяц" }).click();
  await page.getByRole("button", { name: /11 августа/ }).click({ force: true });
  await page.getByRole("button", { name: /, 5 августа/ }).click();
  // Two trips start on that day: the shorter one is taken, the other one stands beside it.
  const options = page.locator("[name=departure][type=radio]");
  await expect.poll(() => options.count()).toBe(2);
  expect(await page.getByRole("radio", { name: /5–9 августа/ }).isChecked()).toBe(true);
  await expect.poll(() => days.count()).toBe(5);
  await page.getByRole("radio", { name: /5–12 августа/ }).check();
  await expect.poll(() => days.count()).toBe(8);
  await page.getByLabel("Взрослый").fill("2");
  await page.close();
});

test("the date that one came for stands before the others, with a script and without one", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await running.browser.newPage({
      viewport: { width: 390, height: 780 },
      javaScriptEnabled,
    });
    await page.goto(`${running.address}/booking?departure=74`);
    const dates = page.locator("[name=departure][type=radio]");
    const wished = page.getByRole("radio", { name: /5–12 августа/ });
    expect(await wished.isChecked()).toBe(true);
    expect((await wished.boundingBox())!.y).toBeLessThan(780);
    expect(
      await dates.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toEqual(["74", "71", "72", "73"]);
    await page.close();
  }
});

test("a calendar whose code does not load leaves the list", async () => {
  const page = await openForm();
  await page.route("**/departure-calendar-*", (route) => route.abort());
  // Not `check`: it may be the list's turn again before that looks.
  await page.getByRole("radio", { name: "Календарь" }).click();
  await expect.poll(() => page.getByRole("radio", { name: "Список" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: /10–12 июля/ }).isChecked()).toBe(true);
  await page.close();
});

test("a document is read over the form; Back closes it alone, and nothing was ticked", async () => {
  const page = await openForm();
  await name(page).fill("Ольга Ким");
  await page.getByRole("link", { name: "Политика" }).last().click();
  await text(page).getByText("Имя и телефон.").click();
  await page.goBack();
  await expect.poll(() => text(page).count()).toBe(0);
  expect(await name(page).inputValue()).toBe("Ольга Ким");
  expect(await consent(page).isChecked()).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => form(page).count()).toBe(0);
  expect(await link(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.close();
});

test("a document that was published anew asks for its consent again", async () => {
  const page = await openForm();
  await fillContacts(page);
  const message = "Документ обновился. Прочитайте его ещё раз и подтвердите согласие.";
  running.data.booking = { status: 409, body: { message, data: { kind: "personal_data" } } };
  const [policy] = fakeOffer("").documents;
  running.data.offer.documents = [{ ...policy!, version: 4 }];
  await book(page).click();
  await page.getByText(message).waitFor();
  await expect.poll(() => consent(page).isChecked()).toBe(false);
  running.data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
  await consent(page).check();
  await page.getByRole("button", { name: "Отправить ещё раз" }).click();
  await page.waitForURL(/order/);
  const sent = running.api.requests.filter(({ path }) => path === "/spa/create-request");
  expect(JSON.parse(sent.at(-1)?.body ?? "")).toMatchObject({
    consents: [{ kind: "personal_data", version: 4 }],
  });
  await page.close();
});

test("a group larger than the seats that are left is told before it is sent", async () => {
  const page = await openForm();
  await page.getByLabel("Взрослый").fill("3");
  await page.getByRole("radio", { name: /5–12 августа/ }).check();
  await page.getByText(/На эти даты осталось 1\s?место/).waitFor();
  await fillContacts(page);
  await page.getByRole("checkbox", { name: /Могу передать/ }).check();
  await book(page).click();
  await expect
    .poll(() => page.getByRole("alert").allTextContents())
    .toContainEqual(expect.stringContaining("Уменьшите группу"));
  expect(running.api.requests.some(({ path }) => path === "/spa/create-request")).toBe(false);
  await page.close();
});

test("an e-mail that looks mistyped is asked about, and refused by nobody", async () => {
  const page = await openForm();
  await fillContacts(page);
  const email = page.getByLabel("E-mail");
  await email.fill("olga@gmial.com");
  await email.press("Tab");
  await form(page).getByRole("button", { name: "olga@gmail.com" }).click();
  expect(await email.inputValue()).toBe("olga@gmail.com");
  expect(await email.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => form(page).getByText("Нет ли опечатки").count()).toBe(0);
  await email.fill("olga@mial.ru");
  // One press from the field: the question that it calls up must not move the button away.
  await book(page).click();
  await page.waitForURL(/\/order\//);
  const sent = running.api.requests.find(({ path }) => path === "/spa/create-request")!;
  expect(JSON.parse(sent.body)).toMatchObject({ contact: { email: "olga@mial.ru" } });
  await page.close();
});

test("without a script a refusal stands at its field", async () => {
  const page = await running.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${running.address}/booking?departure=71`);
  await fillContacts(page);
  await page.getByRole("checkbox", { name: /Могу передать/ }).check();
  const validation = { "contact.email": ["Такого адреса нет"] };
  running.data.booking = { status: 400, body: { message: "Проверьте поля", validation } };
  await book(page).click();
  await page.getByText("E-mail: Такого адреса нет").waitFor();
  const email = page.getByLabel("E-mail");
  expect(await email.getAttribute("aria-invalid")).toBe("true");
  expect(await name(page).getAttribute("aria-invalid")).toBeNull();
  expect(await page.title()).toMatch(/^Нужно поправить/);
  await page.close();
});

test.each([
  [503, "Сервис отдыхает", "Сервис отдыхает"],
  [500, "TypeError: x is undefined", "Не получилось отправить"],
])(
  "without a script %i keeps what was typed, and the next try is the same request",
  async (status, message, shown) => {
    const page = await running.browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${running.address}/booking?departure=71`);
    await fillContacts(page);
    running.data.booking = { status, body: { message } };
    await book(page).click();
    await page.getByText(shown).waitFor();
    expect(await name(page).inputValue()).toBe("Ольга Ким");
    expect(await consent(page).isChecked()).toBe(true);
    running.data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
    await book(page).click();
    await page.waitForURL(/order/);
    const bodies = running.api.requests.filter(({ path }) => path === "/spa/create-request");
    expect(bodies.length).toBeGreaterThan(1);
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    await page.close();
  },
);

test("a date that was asked for is asked for no more once it is chosen, and nothing failed to be sent", async () => {
  const page = await running.browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.goto(running.address);
  await link(page).click();
  const date = form(page).getByRole("radio", { name: /20–22 июля/ });
  await date.waitFor();
  await book(page).click();
  const asked = page.getByText("Выберите дату.");
  await asked.waitFor();
  const isAtDates = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
  expect(await isAtDates()).toBe("departure");
  await date.check();
  await expect.poll(() => asked.count()).toBe(0);
  expect(await page.getByRole("button", { name: "Отправить ещё раз" }).count()).toBe(0);
  await page.close();
});

test("without a script a date leads on with either button, and no date is asked for", async () => {
  const page = await running.browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${running.address}/booking`);
  await book(page).click();
  await page.getByText("Выберите дату.").waitFor();
  await page.getByRole("radio", { name: /20–22 июля/ }).check();
  await book(page).click();
  await name(page).waitFor();
  expect(await page.getByRole("alert").allTextContents()).toEqual([]);
  await page.close();
});

test("what was chosen and typed before the page's script came stays, and so does what was refused", async () => {
  const page = await running.browser.newPage();
  const release = await holdIslands(page);
  await page.goto(`${running.address}/booking?departure=71`, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /20–22 июля/ }).check();
  await page.getByLabel("Взрослый").fill("3");
  await fillContacts(page);
  const validation = { "contact.email": ["Такого адреса нет"] };
  running.data.booking = { status: 400, body: { message: "Проверьте поля", validation } };
  await page.getByRole("checkbox", { name: /Могу передать/ }).check();
  await book(page).click();
  await page.getByText(/За выбранное вышло 30\s216/).waitFor();
  await book(page).click();
  await page.getByText("E-mail: Такого адреса нет").waitFor();
  release();
  // The control that only the script brings.
  await page.getByRole("radio", { name: "Календарь" }).waitFor({ state: "attached" });
  expect(await page.getByText("Такого адреса нет").count()).toBe(2);
  expect(await page.getByRole("radio", { name: /20–22 июля/ }).isChecked()).toBe(true);
  expect(await page.getByLabel("Взрослый").inputValue()).toBe("3");
  expect(await consent(page).isChecked()).toBe(true);
  await page.getByLabel("E-mail").fill("olga@example.org");
  await expect.poll(() => page.getByText("Такого адреса нет").count()).toBe(1);
  running.data.booking = { status: 200, body: { data: { uuid: orderUuid } } };
  await book(page).click();
  await page.waitForURL(/order/);
  await page.close();
});

test("what was typed before the page's script came is there when one goes away and comes back", async () => {
  const page = await running.browser.newPage();
  const release = await holdIslands(page);
  const booking = `${running.address}/booking?departure=71`;
  await page.goto(booking, { waitUntil: "commit" });
  await page.getByLabel("Взрослый").fill("3");
  await fillContacts(page);
  release();
  await page.getByRole("radio", { name: "Календарь" }).waitFor({ state: "attached" });
  await page.goto(running.address);
  await page.goto(booking);
  await expect.poll(() => name(page).inputValue()).toBe("Ольга Ким");
  expect(await page.getByLabel("Взрослый").inputValue()).toBe("3");
  await page.close();
});

test.each(widths)("is accessible and fits at %i px", async (width) => {
  const page = await openForm(width);
  await page.getByRole("radio", { name: "Календарь" }).check();
  await page.locator("[data-place]").first().waitFor();
  await book(page).click();
  await page.getByText("Без этого согласия").first().waitFor();
  expect(await listViolations(page)).toEqual([]);
  const isWide = (one: Element) => one.scrollWidth > one.clientWidth;
  expect(await form(page).evaluate(isWide)).toBe(false);
  await page.goto(`${running.address}/booking?departure=71`);
  await page.getByRole("radio", { name: "Календарь" }).waitFor({ state: "attached" });
  expect(await listViolations(page)).toEqual([]);
  expect(await page.locator("html").evaluate(isWide)).toBe(false);
  await page.close();
});

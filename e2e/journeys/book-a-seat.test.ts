import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let tour = "";

beforeAll(async () => {
  journey = await startJourney();
  const page = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  const home = journey.addresses.organizerSite("karelia");
  await page.goto(home);
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  for (const path of new Set(paths.map((one) => one.split("#")[0]!))) {
    if (!/-\d+$/.test(path)) continue;
    await page.goto(`${home}${path}/booking`);
    if ((await dates(page).count()) < 4) continue;
    tour = home + path;
    break;
  }
  await page.context().close();
  if (!tour) throw new Error("No tour of the demo has dates enough for a calendar");
});
afterAll(() => journey.close());

const dates = (page: Page) => page.locator("[name=departure]:not([type=hidden])");
const form = (page: Page) => page.getByRole("dialog", { name: "Бронирование" });
const people = (page: Page) => page.locator("input[name^='seats.']").first();
const book = (page: Page) => page.getByRole("button", { name: "Забронировать", exact: true });
const orderAddress = /\/order\/[0-9a-f-]{36}$/;

/** Each guest has a number of their own: nobody may hold many seats unpaid. */
async function fillContacts(page: Page, guest: number): Promise<void> {
  await page.getByLabel("Имя и фамилия").fill(`Гость ${guest}`);
  const number = `8 916 000-00-0${guest}`;
  await page.getByRole("textbox", { name: "Телефон" }).pressSequentially(number);
  await page.getByLabel("E-mail").fill(`guest-${guest}@example.com`);
}

async function agree(page: Page): Promise<void> {
  // Those of the form: the tour's page has others, by which dates are compared.
  const boxes = await page
    .locator("form")
    .filter({ has: page.getByLabel("Имя и фамилия") })
    .getByRole("checkbox")
    .all();
  expect(boxes.length).toBeGreaterThan(2);
  for (const box of boxes) expect(await box.isChecked(), "none is ticked beforehand").toBe(false);
  // The last one is for emails about other tours, which nobody has to want.
  for (const box of boxes.slice(0, -1)) await box.check();
}

async function expectOrder(page: Page, guest: number, sum: string): Promise<void> {
  await page.waitForURL(orderAddress);
  for (const words of [`Гость ${guest}`, `guest-${guest}@example.com`, sum]) {
    await page.getByText(words).first().waitFor();
  }
}

const readTotal = (page: Page) => page.locator("dt:text-is('Итого') + dd").innerText();

it.each([
  [390, 1],
  [1440, 2],
])("a visitor books from the tour's page at %i px", async (width, guest) => {
  const page = await (await journey.newWindow({ viewport: { width, height: 800 } })).newPage();
  await page.goto(tour);
  await page.locator("a[data-books]:visible").first().click();
  await form(page).waitFor();
  await page.getByRole("radio", { name: "Календарь" }).check();
  await page.locator("[data-marked]").first().click();
  await people(page).fill("2");
  await people(page).blur();
  await fillContacts(page, guest);
  const sum = await readTotal(page);
  expect(sum).toMatch(/\d.*₽/);
  await book(page).click();
  await page.getByText("Без этого согласия").first().waitFor();
  await page.goBack();
  await expect.poll(() => form(page).count()).toBe(0);
  await page.reload();
  await page.locator("a[data-books]:visible").first().click();
  expect(await page.getByLabel("Имя и фамилия").inputValue()).toBe(`Гость ${guest}`);
  expect(await readTotal(page)).toBe(sum);
  await agree(page);
  await book(page).click();
  await expectOrder(page, guest, sum);
  await page.goto(tour);
  await page.locator("a[data-books]:visible").first().click();
  await dates(page).first().check();
  const kept = await page.getByLabel("Имя и фамилия").inputValue();
  expect(kept, "nothing is kept of what was sent").toBe("");
  await page.context().close();
});

it("a visitor without a script books on a page", async () => {
  const page = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  await page.goto(tour);
  await page.locator("a[data-books]:visible").first().click();
  await page.waitForURL(/\/booking/);
  await dates(page).nth(1).check();
  const next = page.getByRole("button", { name: "Дальше" });
  if ((await next.count()) > 0) await next.click();
  await people(page).fill("1");
  await page.getByLabel("Имя и фамилия").fill("Гость 3");
  await page.getByLabel("E-mail").fill("guest-3");
  await book(page).click();
  await page.getByText("Проверьте, пожалуйста").waitFor();
  expect(await page.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Имя и фамилия").inputValue()).toBe("Гость 3");
  await page.getByLabel("E-mail").fill("");
  await fillContacts(page, 3);
  await agree(page);
  const sum = await readTotal(page);
  await book(page).click();
  await expectOrder(page, 3, sum);
  await page.context().close();
});

it("what is booked on the marketplace is opened there, by the link of its email", async () => {
  const page = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  const { marketplace } = journey.addresses;
  const ask = async (path: string, body?: object) => {
    const url = `${marketplace}${path}`;
    const answer = await (body ? page.request.post(url, { data: body }) : page.request.get(url));
    expect([path, answer.status()]).toEqual([path, 200]);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const id = /-(\d+)$/.exec(tour)![1];
  const offer = (await ask(`/spa/booking-offer?tour_id=${id}`)) as {
    options: { id: string; kind: string }[];
    departures: { id: number; status: string; seats_left: number }[];
    documents: { kind: string; version: number }[];
  };
  const open = offer.departures.findLast((one) => one.seats_left > 0 && one.status === "open");
  const person = offer.options.find(({ kind }) => kind === "person");
  const made = (await ask("/spa/create-request", {
    key: crypto.randomUUID(),
    departure_id: open!.id,
    seats: [{ option_id: person!.id, count: 1 }],
    contact: { name: "Гостья", phone: "+79160000099", email: "market@example.com" },
    consents: offer.documents.map(({ kind, version }) => ({ kind, version })),
  })) as { uuid: string };
  const email = async () => (await readEmails(journey, "market@example.com"))[0];
  await expect.poll(email).toBeTruthy();
  const link = /https?:\S+\/order\/\S+/.exec((await email())!)![0];
  expect(link).toBe(`${marketplace}/order/${made.uuid}`);
  await page.goto(link);
  await page.getByText("market@example.com").first().waitFor();
  await page.getByRole("link", { name: "Туры от организаторов" }).first().waitFor();
  await page.goto(`${marketplace}/add-tourists/${made.uuid}`);
  await page.getByLabel("Фамилия").first().waitFor();
  await page.context().close();
});

import { addDays, readToday } from "@tour/dates";
import { inProof } from "@tour/proof";
import { expectFine, expectPlainFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitorOf } from "../src/booking.ts";
import { openBuilder, staff, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { addDate, findTour, openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let office: Office;

const title = "Когда цветёт маральник";

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
});
afterAll(() => journey.close());

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

const lettersTo = async (to: string, words: string) =>
  (await readEmails(journey, to)).filter((email) => plain(email).includes(words));
/** Emails are written with line ends and signs of their own. */
const plain = (email: string) => email.replaceAll(/\s+/g, " ");
const linkIn = (email: string) =>
  /https?:\/\/[^\s"<>]+\/subscription\/[0-9a-f-]{36}/.exec(email)![0];

/** Subscribes on the page that is open, and opens the link of the email that comes. */
async function subscribe(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Подписаться" }).click();
  await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
  await expect.poll(async () => (await lettersTo(email, "Подтвердите")).length).toBe(1);
  const [letter] = await lettersTo(email, "Подтвердите");
  await page.goto(linkIn(letter!));
  await page.getByRole("heading", { name: "Подтвердите подписку" }).waitFor();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Подтвердить" }).click();
  await page.getByRole("heading", { name: "Подписка действует" }).waitFor();
}

/** What the server looks for once an hour, it looks for when it starts as well. */
const letAnHourPass = () => journey.restart();

/** As mail services do for their reader: RFC 8058. */
const pressUnsubscribe = (address: string) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

describe.each(["phone" as const, ...inProof("desktop" as const)])("a visitor on a %s", (size) => {
  const email = `search-${size}@example.com`;
  const tourEmail = `tour-${size}@example.com`;
  // Another year for each: what one has put up, the other must not have yet.
  const inDays = size === "phone" ? 900 : 1300;
  const roubles = size === "phone" ? 900 : 600;
  // The tour's own day, as its dates have: from eight in the evening it is another one in Moscow.
  const day = addDays(readToday("Asia/Barnaul"), inDays);
  let page: Page;

  it("finds nothing for their days, subscribes to the search, and confirms by the email", async () => {
    page = await (await journey.newWindow(sizes[size])).newPage();
    const days = new URLSearchParams({ from: day, to: day });
    await page.goto(`${journey.addresses.marketplace}/tours?${days}`);
    await page.getByRole("link", { name: "Сообщить, когда такие туры появятся" }).click();
    await page.getByRole("heading", { name: "Сообщать о новых турах" }).waitFor();
    await expectFine(page, "subscribe");
    await page.getByRole("button", { name: "Подписаться" }).click();
    await page.getByText("Введите корректный e-mail").waitFor();
    await subscribe(page, email);
    await expectFine(page, "subscription-confirm");
    await confirm(page);
    await expectFine(page, "subscription-works");
  });

  it("subscribes to a tour on its organiser's site, without a script", async () => {
    const window = await journey.newWindow({ ...sizes[size], javaScriptEnabled: false });
    const plainPage = await window.newPage();
    const tour = await findTour(office, title);
    await plainPage.goto(`${journey.addresses.organizerSite("altai")}/${tour.slug}`);
    const invitation = plainPage.getByRole("link", { name: "Сообщить о новых датах и цене" });
    await invitation.click();
    await plainPage.getByRole("heading", { name: "Сообщить о новых датах и цене" }).waitFor();
    await expectPlainFine(plainPage, "follow-tour");
    await subscribe(plainPage, tourEmail);
    await confirm(plainPage);
    await window.close();
  });

  it("is told once of a tour that newly fits, and of a new date with a lower price", async () => {
    const tour = await findTour(office, title);
    await addDate(office, tour, { inDays, roubles });
    await letAnHourPass();
    await expect.poll(async () => (await lettersTo(email, title)).length).toBe(1);
    await expect.poll(async () => (await lettersTo(tourEmail, "цена ниже")).length).toBe(1);
    // Somebody who has not been told yet: their email says that the server has looked again.
    const witness = `witness-${size}@example.com`;
    const visitor = visitorOf(journey);
    await visitor.subscribeToTour({ body: { email: witness, tour_id: tour.id } });
    await expect.poll(async () => (await lettersTo(witness, "Подтвердите")).length).toBe(1);
    const token = linkIn((await lettersTo(witness, "Подтвердите"))[0]!)
      .split("/")
      .at(-1)!;
    await visitor.confirmSubscription({ body: { token } });
    await addDate(office, tour, { inDays: inDays + 30, roubles: roubles - 100 });
    await letAnHourPass();
    await expect.poll(async () => (await lettersTo(witness, "цена ниже")).length).toBe(1);
    expect(await lettersTo(email, title)).toHaveLength(1);
    expect(await lettersTo(tourEmail, "цена ниже")).toHaveLength(1);
  });

  it("ends both by one press: in the mailbox, and on the page that the email leads to", async () => {
    const [letter] = await lettersTo(email, title);
    expect(letter).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const address = linkIn(letter!);
    expect((await pressUnsubscribe(address)).status).toBe(200);
    await page.goto(address);
    await page.getByRole("heading", { name: "Такой подписки нет" }).waitFor();
    const [tourLetter] = await lettersTo(tourEmail, "цена ниже");
    await page.goto(linkIn(tourLetter!));
    await page.getByRole("button", { name: "Отписаться" }).click();
    await page.getByRole("heading", { name: "Вы отписались" }).waitFor();
    await expectFine(page, "subscription-ended");
    await page.context().close();
  });
});

describe("a question to the marketplace's people", () => {
  const email = "question@example.com";

  it("is asked from the end of a page, and says what is wrong beside its field", async () => {
    const page = await (await journey.newWindow(sizes.phone)).newPage();
    await page.goto(journey.addresses.marketplace);
    await page.getByRole("contentinfo").getByRole("link", { name: "Задать вопрос" }).click();
    const send = page.getByRole("button", { name: "Отправить вопрос" });
    await page.getByLabel("Как к вам обращаться").fill("Анна");
    await page.getByLabel("Вопрос").fill("Куда пускают вместе с хаски?");
    await page.getByLabel("E-mail").fill("question@");
    await send.click();
    await page.getByText("Введите корректный e-mail").waitFor();
    expect(await page.getByLabel("Вопрос").inputValue()).toBe("Куда пускают вместе с хаски?");
    await expectFine(page, "ask-problems");
    await page.getByLabel("E-mail").fill(email);
    await send.click();
    await page.getByRole("heading", { name: "Вопрос отправлен" }).waitFor();
    await expectFine(page, "asked");
    await page.context().close();
  });

  it("is found by staff in their list, and answered by email", async () => {
    const desk = await openBuilder(journey, { account: staff, ...sizes.desktop });
    await desk.getByRole("link", { name: /^Вопросы/ }).click();
    await desk.getByText("Куда пускают вместе с хаски?").click();
    await desk.getByRole("textbox", { name: "Ответ", exact: false }).fill("Да, на Алтай берём.");
    await desk.getByRole("button", { name: "Отправить ответ" }).click();
    await desk.getByText("Отвечено", { exact: true }).waitFor();
    await desk.getByText("Да, на Алтай берём.").waitFor();
    await expectFine(desk, "question-answered");
    await desk.context().close();
  });
});

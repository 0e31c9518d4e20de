import type { SellerRequest } from "@tour/api";
import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manager, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";
import { openInstalled, readKept } from "../src/open-installed.ts";

let journey: Journey;
let office: Office;

beforeAll(async () => {
  journey = await startJourney();
  office = await openOffice(journey);
});
afterAll(() => journey.close());

const openPhone = (email: string, path: string) => openInstalled(journey, { email, path });

const tourists = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Туристы", exact: true }) });
const bar = (page: Page) => page.getByText(/^Без сети · данные от \d\d:\d\d$/);

describe("a guide on a pass, at 390 px", () => {
  let page: Page;

  it("opens a departure with a network, which the phone keeps", async () => {
    page = await openPhone("guide@demo.tour", `/${office.organizerId}/my-departures`);
    await page
      .getByRole("link")
      .filter({ hasText: /\d\sгост/ })
      .first()
      .click();
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    const id = /\d+$/.exec(page.url())![0];
    await expect.poll(() => readKept(page)).toContain(`my-departures\\",${id}]`);
    expect(await bar(page).count(), "control: there is a network").toBe(0);
  });

  it("loses the network, reloads, and still reads who comes and whom to call", async () => {
    const name = await page.getByRole("heading", { level: 3 }).first().innerText();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 3, name }).first().waitFor();
    await page
      .getByRole("link", { name: /^Позвонить/ })
      .first()
      .waitFor();
    await bar(page).waitFor();
    await expectFine(page, "guide-offline");
    const isCalled = () =>
      fetch("/crm/api/departure/mine").then(
        () => true,
        () => false,
      );
    expect(await page.evaluate(isCalled), "the worker answers no call").toBe(false);
  });

  it("goes to the other departures, and is told the truth again when the network is back", async () => {
    await page.getByRole("link", { name: "Все выезды" }).click();
    await page.getByRole("heading", { name: "Мои выезды" }).waitFor();
    await bar(page).waitFor();
    await page.context().setOffline(false);
    await bar(page).waitFor({ state: "detached" });
  });

  // ASVS 14.3.1
  it("leaves nothing on the phone after signing out", async () => {
    expect(await readKept(page)).toContain("my-departures");
    await page.getByRole("banner").getByRole("button").first().click();
    await page.getByRole("menuitem", { name: "Выйти" }).click();
    await page.waitForURL(/\/sign-in/);
    expect(await readKept(page)).toBe("[[],[]]");
    await page.context().close();
  });
});

describe("a manager in a train, at 390 px", () => {
  let page: Page;
  let request: SellerRequest;

  it("opens a request with tourists, of whose documents nothing is kept", async () => {
    const { data } = await office.listRequests({ query: { organizer_id: office.organizerId } });
    for (const { id } of data) {
      const { data: found } = await office.getRequest({ query: { id } });
      const isOpen = found.status <= 3 && found.tourists.some((one) => one.passport_mask);
      if (isOpen) request = found;
    }
    expect(request, "the demo has such a request").toBeDefined();
    const path = `/${office.organizerId}/requests/${request.id}`;
    page = await openPhone(manager.email, path);
    await page.getByLabel("Новая заметка").waitFor();
    await expect.poll(() => readKept(page)).toContain(`[\\"request\\",${request.id}]`);
    const kept = await readKept(page);
    for (const { passport_mask: mask } of request.tourists) {
      if (mask) expect(kept).not.toContain(mask);
    }
  });

  it("writes a note and a tourist's food without a network; both say that they were not sent", async () => {
    await page.context().setOffline(true);
    await page.reload();
    await page.getByLabel("Новая заметка").fill("Гость просит верхнюю полку");
    await page.getByRole("button", { name: "Записать", exact: true }).click();
    await page.getByRole("button", { name: "Не отправлено: 1" }).waitFor();
    expect(await page.getByLabel("Новая заметка").inputValue()).toBe("");
    await tourists(page).getByRole("button", { name: "Изменить", exact: true }).first().click();
    await page.getByLabel("Питание").fill("Без орехов");
    await page.getByRole("button", { name: "Сохранить", exact: true }).click();
    const mark = page.getByRole("button", { name: "Не отправлено: 2" });
    await mark.waitFor();
    await page.reload();
    await page.getByText("Гость просит верхнюю полку").waitFor();
    await page.getByText("Питание: Без орехов").waitFor();
    await expectFine(page, "request-offline");
    await mark.click();
    await page.getByRole("dialog").getByText("Гость просит верхнюю полку").waitFor();
    await expectFine(page, "unsent-list");
    await page.getByRole("button", { name: "Закрыть", exact: true }).last().click();
  });

  it("is told that what can't wait needs the network, and nothing happens later", async () => {
    await tourists(page).getByRole("button", { name: "Показать номер" }).first().click();
    await tourists(page)
      .getByText("Нет связи с сервером. Проверьте интернет и повторите.")
      .waitFor();
  });

  it("both arrive once when the network is back", async () => {
    await page.context().setOffline(false);
    await page.getByRole("button", { name: /^Не отправлено/ }).waitFor({ state: "detached" });
    const { id } = request;
    const { notes } = (await office.listRequestTasks({ query: { id } })).data;
    expect(notes.filter(({ text }) => text === "Гость просит верхнюю полку")).toHaveLength(1);
    const { tourists, passport_readings: readings } = (await office.getRequest({ query: { id } }))
      .data;
    expect(tourists.map((one) => one.food_restriction)).toContain("Без орехов");
    expect(readings).toEqual(request.passport_readings);
    await bar(page).waitFor({ state: "detached" });
    await page.context().close();
  });
});

import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { findDeadLinks } from "../src/find-dead-links.ts";
import { openBuilder, organizer, signInBefore, staff, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

/** First headings of starters of main pages. */
const voyage = "Свет бывает двадцать минут в сутки";
const weekend = "Выходные, о которых дети расскажут в понедельник";

let journey: Journey;
let page: Page;
let organizerId: number;

beforeAll(async () => {
  journey = await startJourney();
  organizerId = await createOrganizer();
  page = await openBuilder(journey);
  await page.goto(`${journey.addresses.builder}/${organizerId}`);
});
afterAll(() => journey.close());

/** Staff make an organiser for an account that there is; it has no site and no tours. */
async function createOrganizer(): Promise<number> {
  const { builder } = journey.addresses;
  const window = await journey.newWindow();
  await signInBefore(window.request, builder, staff);
  const answer = await window.request.post(`${builder}/crm/api/organizer/create`, {
    headers: { origin: builder, "user-role": "staff" },
    data: {
      name: "Морской дом",
      phones: ["+79001112233"],
      owner: { name: "Владелец", email: organizer.email },
    },
    failOnStatusCode: true,
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  await window.close();
  return data.id;
}

const heading = (name: string) => previewOf(page).getByRole("heading", { level: 1, name });

/** What a visitor's browser gets before any script runs. */
async function readLive(): Promise<{ title: string; sections: number }> {
  const window = await journey.newWindow({ javaScriptEnabled: false });
  const visitor = await window.newPage();
  await visitor.goto(journey.addresses.organizerSite("morskoy-dom"));
  const title = await visitor.getByRole("heading", { level: 1 }).innerText();
  const sections = await visitor.locator("section[data-block]").count();
  await window.close();
  return { title: title.replaceAll("\u00a0", " "), sections };
}

describe("an organiser without a site", () => {
  it("chooses a starter for the site by keyboard", async () => {
    const first = page.getByRole("radio", { name: "Тропа" });
    await first.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("radio", { name: "Большая вода", checked: true }).waitFor();
    await page.getByRole("button", { name: "Создать сайт" }).click();
    await page.getByRole("heading", { level: 1, name: "Морской дом" }).waitFor();
  });

  it("finds the page in the editor, with sample tours while there are no real ones", async () => {
    const preview = await openEditor(page);
    await heading(voyage).waitFor();
    await preview.getByText("Озеро за двумя перевалами").first().waitFor();
    await page.getByText(/Туры, даты и цены здесь для примера/).waitFor();
  });

  it("is offered starters when the tour page is opened first, and only then", async () => {
    const preview = await openEditor(page, "Страница тура");
    const offer = page.getByRole("dialog", { name: "С чего начать страницу тура?" });
    await offer.getByText("Судовой журнал").click();
    await offer.getByRole("button", { name: "Взять заготовку" }).click();
    await preview.getByRole("heading", { name: "Три правила экспедиции" }).waitFor();
    await waitUntilSaved(page);
    await openEditor(page);
    await openEditor(page, "Страница тура");
    await preview.getByRole("heading", { name: "Три правила экспедиции" }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  it("is told before publishing which blocks still have sample texts, with links to them", async () => {
    await page.getByRole("button", { name: "Опубликовать" }).click();
    const dialog = page.getByRole("dialog", { name: "Публикация" });
    await dialog.getByText("Здесь тексты из примера").waitFor();
    await dialog.getByRole("link", { name: /^Блок «Цифры»/ }).click();
    await page.getByRole("heading", { name: "Цифры" }).waitFor();
    await page.getByText("Пока из примера: числа.").waitFor();
    await page.getByRole("button", { name: "К списку блоков" }).click();
    const row = page.getByRole("button", { name: /^Цифры/ });
    expect(await row.innerText()).toContain("Из примера");
    expect(await page.getByRole("button", { name: /^Галерея/ }).innerText()).not.toContain(
      "пример",
    );
  });

  it("publishes, and visitors get the page without the sample tours", async () => {
    await openEditor(page, "Страница тура");
    await page.getByRole("button", { name: "Опубликовать" }).click();
    // A tour's page alone would have a header that leads to no main page.
    await page.getByText(/^Первый раз сайт открывается целиком/).waitFor();
    expect(await page.getByRole("button", { name: /^Только/ }).count()).toBe(0);
    await page.getByRole("button", { name: /Весь сайт/ }).click();
    await page.getByRole("link", { name: "Посмотреть на сайте" }).waitFor();
    await expect.poll(async () => (await readLive()).title).toBe(voyage);
    expect((await readLive()).sections).toBeGreaterThanOrEqual(6);
    await page.getByRole("button", { name: "Готово" }).click();
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await page.getByText("Черновик совпадает с тем, что видят гости").waitFor();
    await page.keyboard.press("Escape");
  });

  it("has no link on any published page that leads nowhere", async () => {
    const window = await journey.newWindow({ javaScriptEnabled: false });
    const visitor = await window.newPage();
    const site = journey.addresses.organizerSite("morskoy-dom");
    const { dead, pages, links } = await findDeadLinks(visitor, site);
    expect(dead).toEqual([]);
    expect(pages).toContain("/");
    expect(links).toBeGreaterThan(5);

    const body =
      '<a href="#tours">Туры</a> <a href="#here" id="here">Здесь</a> <a href="/no-such-page">Тур</a>' +
      '<a href="/find-booking#nowhere">Заявка</a> <a href="tel:8 900">Телефон</a> <a href="">Пусто</a>' +
      '<a href="mailto:дом">Почта</a> <a href="tel:+79001112233">Телефон</a>';
    await visitor.route(new URL("/", site).href, (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body }),
    );
    const control = await findDeadLinks(visitor, site);
    // Other pages lead to places that this one has not.
    expect(control.dead.filter((link) => link.startsWith("/: "))).toEqual([
      "/: #tours",
      "/: /no-such-page",
      "/: /find-booking#nowhere",
      "/: tel:8 900",
      "/: ",
      "/: mailto:дом",
    ]);
    await window.close();
  });

  it("replaces the page with another starter after a confirmation that lists what is removed", async () => {
    await openEditor(page);
    await heading(voyage).waitFor();
    await page.getByRole("button", { name: "Действия со страницей" }).click();
    await page.getByRole("menuitem", { name: "Заменить страницу заготовкой" }).click();
    await page.getByRole("dialog").getByText("Короткие поездки всей семьёй").click();
    await page.getByRole("button", { name: "Дальше" }).click();
    const confirmation = page.getByRole("dialog", { name: "Заменить страницу на «Выходные»?" });
    await confirmation.getByText("СМИ о нас").waitFor();
    await confirmation.getByRole("button", { name: "Заменить страницу" }).click();
    await heading(weekend).waitFor();
    await waitUntilSaved(page);
    expect((await readLive()).title).toBe(voyage);
  });

  it("undoes the replacement in one step", async () => {
    await page.getByRole("button", { name: "Отменить" }).click();
    await heading(voyage).waitFor();
    await waitUntilSaved(page);
    await page.reload();
    await heading(voyage).waitFor();
  });
});

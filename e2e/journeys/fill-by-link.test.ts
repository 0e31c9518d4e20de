import type { Page, Route } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

const article = {
  url: "https://press.example/altai",
  source: "Вестник странствий",
  title: "Алтай, который не торопится",
  quote: "Здесь не гонят к вершине.",
  date: "2026-09-14",
  image: null,
};
const slow = "Сайт слишком долго не отвечает. Попробуйте позже или заполните карточку сами";
const call = "**/parse-mass-media-article*";

let journey: Journey;
let page: Page;
/** No page is fetched from a test: this stands in for the server. */
let answer: (route: Route) => unknown = () => {};
const answerWith = (given: Parameters<Route["fulfill"]>[0]) => {
  answer = (route) => route.fulfill(given);
};

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey);
  await page.route(call, (route) => answer(route));
  await openEditor(page);
  const list = page.getByRole("complementary", { name: "Блоки" });
  await list.getByRole("button", { name: "Добавить блок" }).click();
  await page.getByRole("dialog").getByText("СМИ о нас").first().click();
  const looks = page.getByRole("dialog", { name: "СМИ о нас" });
  await looks.getByRole("button", { name: "Крупная цитата" }).click();
  await page.getByRole("button", { name: "Добавить публикацию" }).click();
});
afterAll(() => journey.close());

const field = (name: string) => page.getByLabel(new RegExp(`^${name}`)).last();
const link = () => page.getByLabel("Ссылка на публикацию");
const fill = () => page.getByRole("button", { name: "Заполнить по ссылке" });

describe("an article of the press", () => {
  it("can't be filled without a link", async () => {
    expect(await fill().isDisabled()).toBe(true);
  });

  it("stays as it is when its page can't be read, and says why", async () => {
    await link().fill("press.example/altai");
    answerWith({ status: 422, json: { message: slow, validation: { url: [slow] } } });
    await fill().click();
    await page.getByText(slow).waitFor();
    expect(await field("Издание").inputValue()).toBe("");
  });

  it("can be cancelled while its page is being read", async () => {
    answer = () => {};
    await fill().click();
    await page.getByText("Читаем страницу…").waitFor();
    await page.getByRole("button", { name: "Отменить", exact: true }).last().click();
    await page.getByText("Читаем страницу…").waitFor({ state: "hidden" });
  });

  it("is filled from its page in one step, except for what was typed", async () => {
    await field("Цитата о вас").fill("Моя любимая строка");
    answerWith({ json: { data: article } });
    await fill().click();
    await page.getByText("Заполнено: издание, заголовок, дата").waitFor();
    expect(await link().inputValue()).toBe(article.url);
    expect(await field("Издание").inputValue()).toBe(article.source);
    expect(await field("Заголовок публикации").inputValue()).toBe(article.title);
    expect(await field("Цитата о вас").inputValue()).toBe("Моя любимая строка");
    await previewOf(page).getByText(article.source).first().waitFor();
  });

  it("shows what the page says instead, and applies it on request", async () => {
    const clashes = page.getByRole("group", { name: "На странице иначе" });
    await clashes.getByText("Моя любимая строка").waitFor();
    await clashes.getByText(article.quote).waitFor();
    const replace = clashes.getByRole("button", { name: "Заменить отмеченное" });
    expect(await replace.isDisabled()).toBe(true);
    await clashes.getByLabel("Взять со страницы: цитата").check();
    await replace.click();
    await expect.poll(() => field("Цитата о вас").inputValue()).toBe(article.quote);
    await clashes.waitFor({ state: "hidden" });
  });

  it("is undone step by step", async () => {
    await page.getByRole("button", { name: "Отменить", exact: true }).first().click();
    await expect.poll(() => field("Цитата о вас").inputValue()).toBe("Моя любимая строка");
    await page.getByRole("button", { name: "Отменить", exact: true }).first().click();
    await expect.poll(() => field("Издание").inputValue()).toBe("");
    await expect.poll(() => field("Заголовок публикации").inputValue()).toBe("");
    await expect.poll(() => link().inputValue()).toBe("https://press.example/altai");
    await waitUntilSaved(page);
  });
});

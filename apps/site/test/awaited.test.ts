import { launchBrowser } from "@tour/test-browser";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { block } from "./blocks.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let browser: Browser;
let origin = "";

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
  browser = await launchBrowser();
  const host = `awaited.localhost:${site.port}`;
  origin = `http://${host}`;
  const shown = [
    block("intro", 3, 1),
    block("tiles", 6, 3),
    block("shot", 6, 4),
    block("questions", 19, 3),
    block("form", 21, 2, { has_form: true }),
  ];
  const tour = [block("dates", 20, 1, { contact: "form" })];
  api.sites.set(host, fakeSite("По касанию", shown, tour));
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await api?.stop();
});

interface Opened {
  page: Page;
  /** Names of the scripts that were asked for. */
  scripts: string[];
  problems: string[];
}

/** Opens a page, brings one of its islands near, and waits until it is alive. */
async function openAt(id: string, path = "/"): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  const scripts: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(origin + path);
  await page.locator(`[data-block="b-${id}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-block="b-${id}"][data-hydrated]`).waitFor();
  await page.waitForLoadState("networkidle");
  return { page, scripts, problems };
}

/** Keeps a script away until the answer is called. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(name, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const partOf = (page: Page, id: string) => page.locator(`[data-block="b-${id}"]`);

test("a large picture loads its code at a touch, and no click before that is lost", async () => {
  const { page, scripts, problems } = await openAt("shot");
  expect(scripts.filter((path) => path.includes("single-shot-"))).toEqual([]);
  const release = await hold(page, /\/single-shot-/);
  const next = partOf(page, "shot").getByRole("button", { name: "Вперёд" });
  const thumb = partOf(page, "shot").locator("a[aria-current]");
  const before = await thumb.first().getAttribute("href");
  await next.click();
  expect(await partOf(page, "shot").locator("a[aria-current=true]").getAttribute("href")).toBe(
    before,
  );
  release();
  await expect
    .poll(() => partOf(page, "shot").locator("a[aria-current=true]").getAttribute("href"))
    .not.toBe(before);
  expect(new URL(page.url()).hash).toBe("");
  expect(problems).toEqual([]);
  await page.close();
});

test("a row that was scrolled before its code has loaded keeps its position", async () => {
  const { page, problems } = await openAt("shot");
  const row = partOf(page, "shot").locator("[aria-roledescription=слайд]").first().locator("..");
  await row.evaluate((it) => it.scrollTo({ left: it.clientWidth, behavior: "instant" }));
  await row.hover();
  const second = partOf(page, "shot").locator("ul a").nth(1);
  await expect.poll(() => second.getAttribute("aria-current")).toBe("true");
  // Whoever moves it by now: the browser's scrolling, or Embla.
  const seen = row.evaluate((it) => {
    const place = it.scrollLeft - new DOMMatrix(getComputedStyle(it).transform).e;
    return Math.round(place / it.clientWidth);
  });
  expect(await seen).toBe(1);
  expect(problems).toEqual([]);
  await page.close();
});

test("tiles open fullscreen at the first click, and link to the picture without the code", async () => {
  const { page, scripts, problems } = await openAt("tiles");
  expect(scripts.filter((path) => /\/(tiles|fullscreen-gallery)-/.test(path))).toEqual([]);
  await partOf(page, "tiles").locator("li a").first().click();
  await page.locator("dialog[open]").waitFor();
  expect(problems).toEqual([]);
  await page.close();

  const { page: other } = await openAt("tiles");
  await other.route(/\/tiles-/, (route) => route.abort());
  await partOf(other, "tiles").locator("li a").nth(1).click();
  await expect.poll(() => new URL(other.url()).pathname).toContain("/media/");
  await other.close();
});

test("questions are found by words that were typed before the code had loaded", async () => {
  const { page, problems } = await openAt("questions");
  const release = await hold(page, /\/question-finder-/);
  const cards = partOf(page, "questions").locator("li");
  const count = await cards.count();
  const [words = ""] = (await cards.first().locator("h3").textContent())?.split("?") ?? [];
  await partOf(page, "questions").getByRole("searchbox").fill(words);
  release();
  await expect.poll(() => cards.filter({ visible: true }).count()).toBeLessThan(count);
  expect(problems).toEqual([]);
  await page.close();
});

test("a form keeps what was typed before its code had loaded, and validates it", async () => {
  const { page, problems } = await openAt("form");
  const release = await hold(page, /\/help-form-/);
  const form = partOf(page, "form").locator("form");
  await form.getByLabel("Как вас зовут").fill("Ольга");
  await form.getByRole("button").click();
  release();
  await form.getByText("Обязательно для заполнения").waitFor();
  expect(await form.getByText("Обязательно для заполнения").count()).toBe(1);
  expect(await form.getByLabel("Как вас зовут").inputValue()).toBe("Ольга");
  expect(problems).toEqual([]);
  await page.close();
});

test.each(["8 916 123-45-67", "9161234567", "+7 (916) 123-45-67"])(
  "a phone typed as %s before the form's code has loaded is sent with a plus",
  async (phone) => {
    const { page, problems } = await openAt("form");
    const release = await hold(page, /\/help-form-/);
    const form = partOf(page, "form").locator("form");
    await form.getByLabel("Как вас зовут").fill("Ольга");
    await form.getByLabel("Телефон").fill(phone);
    const sent = page.waitForRequest("**/spa/submit-help-request");
    await page.route("**/spa/submit-help-request", (route) => route.fulfill({ json: {} }));
    await form.getByRole("button").click();
    release();
    expect((await sent).postDataJSON()).toMatchObject({
      data: { name: "Ольга", phone: "+79161234567" },
    });
    await partOf(page, "form").getByText("Спасибо! Мы получили ваш вопрос").waitFor();
    expect(problems).toEqual([]);
    await page.close();
  },
);

test("a foreign phone asks for its country, and a server error is shown at its field", async () => {
  const { page, problems } = await openAt("form");
  const form = partOf(page, "form").locator("form");
  await form.getByLabel("Как вас зовут").fill("Ольга");
  const phone = form.getByLabel("Телефон");
  await phone.pressSequentially("+375291234567");
  await form.getByText("Это номер страны Беларусь.").waitFor();
  const validation = { "data.phone": ["Некорректный номер телефона"] };
  await page.route("**/spa/submit-help-request", (route) =>
    route.fulfill({ status: 400, json: { message: "Не вышло", validation } }),
  );
  await form.getByRole("button", { name: "Отправить" }).click();
  await form.getByText("Некорректный номер телефона").waitFor();
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(problems.filter((problem) => !problem.includes("400"))).toEqual([]);
  await page.close();
});

test("the form for a date is loaded with the first click on its link", async () => {
  const [tour] = api.sites.values().next().value?.tours ?? [];
  const { page, scripts, problems } = await openAt("dates", `/${tour?.slug}`);
  expect(scripts.filter((path) => /\/(ask-dialog|help-form)-/.test(path))).toEqual([]);
  const release = await hold(page, /\/ask-dialog-/);
  await page.locator("a[data-ask]").first().click();
  release();
  await page.getByRole("dialog", { name: "Заявка на тур" }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openSection, publishEverything } from "../src/settings.ts";

const title = "Алтай пешком: туры маленькими группами";
const description = "Ходим медленно и видим больше. Восемь человек в группе.";
const counter = "12345678";
const policy = "Телефон нужен нам только для звонка о вашем туре.";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey);
});
afterAll(() => journey.close());

/** A page of the site as the server gives it to a stranger's browser, before any script. */
async function visit(path: string) {
  const window = await journey.newWindow({ javaScriptEnabled: false });
  const visitor = await window.newPage();
  const answer = await visitor.goto(journey.addresses.organizerSite("altai") + path);
  const seen = {
    status: answer?.status(),
    policy: (await answer?.headerValue("content-security-policy")) ?? "",
    title: await visitor.title(),
    html: await visitor.content(),
    text: (await visitor.locator("body").innerText()).replaceAll("\u00a0", " "),
  };
  await window.close();
  return seen;
}

const leaving = () => page.getByRole("dialog", { name: "Уйти без сохранения?" });

describe("the texts and analytics of a site", () => {
  it("are kept as typed when one of them is refused", async () => {
    await openSection(page, "Поиск и ссылки");
    await page.getByLabel("Заголовок").fill(title);
    await page.getByLabel("Описание").fill(description);
    await page.getByLabel("Яндекс Метрика").fill("мой счётчик");
    await page.getByRole("button", { name: "Сохранить" }).click();
    await page.getByText("Номер счётчика — от 5 до 12 цифр").waitFor();
    expect(await page.getByLabel("Заголовок").inputValue()).toBe(title);
    await page.getByLabel("Яндекс Метрика").fill(counter);
  });

  it("can't be left unsaved without a confirmation", async () => {
    await page.getByRole("link", { name: "Адрес" }).click();
    await leaving().getByRole("button", { name: "Остаться" }).click();
    await leaving().waitFor({ state: "hidden" });
    await page.waitForURL(/\/settings$/);
    expect(await page.getByLabel("Заголовок").inputValue()).toBe(title);
    await page.goBack();
    await leaving().getByRole("button", { name: "Остаться" }).click();
    await leaving().waitFor({ state: "hidden" });
    await page.waitForURL(/\/settings$/);
  });

  it("are not lost by closing the tab or signing out either", async () => {
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    const signOut = page.getByRole("menuitem", { name: "Выйти" });
    // Behind the browser's own question the window takes no press for a moment.
    const openMenu = async () => {
      if (!(await signOut.isVisible())) await page.getByRole("banner").getByRole("button").click();
      return signOut.isVisible();
    };
    await expect.poll(openMenu, { interval: 500 }).toBe(true);
    await signOut.click();
    await leaving().getByRole("button", { name: "Остаться" }).click();
    expect(await page.getByLabel("Яндекс Метрика").inputValue()).toBe(counter);
  });

  it("wait for the publication, and then appear on the site", async () => {
    await page.getByRole("button", { name: "Сохранить" }).click();
    await page.getByRole("button", { name: "Сохранено" }).waitFor();
    const before = await visit("/");
    expect(before.title).not.toBe(title);
    expect(before.html + before.policy).not.toMatch(/analytics:|mc\.yandex/);
    await publishEverything(page);
    await expect.poll(async () => (await visit("/")).title).toBe(title);
    const after = await visit("/");
    expect(after.html).toContain(`<meta name="description" content="${description}">`);
    expect(after.html).toContain(`content="${counter}"`);
    expect(after.policy).toContain("https://mc.yandex.ru");
  });

  it("can be left at once when nothing is unsaved", async () => {
    await openSection(page, "Документы");
    expect(await leaving().isVisible()).toBe(false);
  });
});

describe("the privacy policy", () => {
  it("keeps its typed text while the other document is open", async () => {
    await page.getByRole("radio", { name: "Политика" }).check();
    const text = page.locator("[contenteditable=true]:visible");
    await text.fill(policy);
    await page.getByRole("radio", { name: "Соглашение" }).check();
    await page.locator("[contenteditable=true]:visible").waitFor();
    await page.getByRole("radio", { name: "Политика" }).check();
    await expect.poll(() => text.innerText()).toContain(policy);
  });

  it("has no page before it is published, and has one afterwards, in the sitemap too", async () => {
    const shown = page.getByRole("switch", { name: /Показывать на сайте/ });
    if (!(await shown.isChecked())) await shown.click({ force: true });
    await expect.poll(() => shown.isChecked()).toBe(true);
    await page.getByRole("button", { name: "Сохранить" }).click();
    await page.getByRole("button", { name: "Сохранено" }).waitFor();
    expect((await visit("/privacy")).text).not.toContain(policy);
    await publishEverything(page);
    await expect.poll(async () => (await visit("/privacy")).text).toContain(policy);
    expect((await visit("/privacy")).status).toBe(200);
    expect((await visit("/")).html).toContain('href="/privacy"');
    expect((await visit("/sitemap.xml")).html).toContain("/privacy<");
  });

  it("is discarded only after a confirmation", async () => {
    await openSection(page, "Документы");
    await page.getByRole("radio", { name: "Политика" }).check();
    await page.locator("[contenteditable=true]:visible").fill("Брошенный текст");
    // A slow line, and somebody who turns back before the next screen has come.
    const isOfVersions = (url: URL) => url.pathname.includes("version");
    await page.route(isOfVersions, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.getByRole("link", { name: "Версии" }).click();
    await leaving().getByRole("button", { name: "Уйти без сохранения" }).click();
    await page.waitForURL(/\/versions$/);
    await openSection(page, "Документы");
    await page.waitForURL(/\/documents$/);
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("radio", { name: "Политика" }).check();
    await expect
      .poll(() => page.locator("[contenteditable=true]:visible").innerText())
      .toContain(policy);
  });
});

import { expectFine } from "@tour/test-browser/fine";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, organizer, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";
import { screensFrom } from "../src/screens.ts";

const secondMs = 1000;

describe.each(screensFrom("computer"))("an owner %s", (where, width, height) => {
  let journey: Journey;
  let page: Page;
  let dialog: Locator;

  beforeAll(async () => {
    journey = await startJourney();
    page = await openBuilder(journey, {
      viewport: { width, height },
      ...(width === 390 && { hasTouch: true }),
    });
    dialog = page.getByRole("dialog");
  });
  afterAll(() => journey.close());

  /** What a visitor's browser gets, before any script runs. */
  async function readLive(): Promise<string> {
    const window = await journey.newWindow({ javaScriptEnabled: false });
    const visitor = await window.newPage();
    await visitor.goto(journey.addresses.organizerSite("altai"));
    const text = await visitor.locator("main").innerText();
    await window.close();
    // Typography keeps short words with their neighbours.
    return text.replaceAll("\u00a0", " ");
  }

  /** Writes the title of the first screen's block into the draft. */
  async function rewrite(title: string): Promise<void> {
    await openEditor(page);
    await openBlock(page, "Главный экран");
    await page.getByLabel("Заголовок").first().fill(title);
    await page.getByRole("button", { name: "К списку блоков" }).click();
    await waitUntilSaved(page);
  }

  async function openPublishing(): Promise<void> {
    await page.getByRole("button", { name: "Опубликовать" }).first().click();
    await dialog.getByRole("button", { name: /^Главный экран/ }).waitFor();
  }

  /** Schedules what differs for tomorrow morning. */
  async function schedule(): Promise<void> {
    await openPublishing();
    await dialog.getByRole("button", { name: "Опубликовать позже" }).click();
    await dialog.getByLabel("Время").fill("09:30");
    await dialog.getByText(/^Выйдет: .+09:30/).waitFor();
  }

  const openVersions = () =>
    page.getByRole("navigation", { name: "Разделы" }).getByText("Версии").click();

  /** Nobody waits until tomorrow here: the time of what waits is set to a second from now. */
  async function letTimeCome(): Promise<void> {
    const { builder } = journey.addresses;
    const [, id] = /\/(\d+)\//.exec(new URL(page.url()).pathname)!;
    const url = (call: string) => `${builder}/crm/api/constructor/${call}?organizer_id=${id}`;
    const headers = { "user-role": "organizer" };
    const found = await page.request.get(url("scheduled-publications"), { headers });
    const { data } = (await found.json()) as { data: { id: number }[] };
    const publish_at = new Date(Date.now() + secondMs).toISOString();
    const moved = await page.request.post(url("move-publication"), {
      headers,
      data: { id: data[0]!.id, publish_at },
    });
    expect(moved.status()).toBe(200);
  }

  /** Drops the only publication that stands in the list. */
  async function drop(): Promise<void> {
    await page.getByRole("button", { name: "Отменить публикацию" }).click();
    await dialog.getByRole("button", { name: "Отменить публикацию" }).click();
    await page.getByText("Публикация отменена").waitFor();
  }

  it("drops what the demo has waiting for the spring", async () => {
    await openVersions();
    await drop();
    await expect
      .poll(() => page.getByRole("heading", { name: "Назначенные публикации" }).count())
      .toBe(0);
  });

  it("chooses what goes out and when, by the clocks of their place", async () => {
    await rewrite("Алтай в феврале");
    await schedule();
    await dialog.getByText(/Время организатора: МСК\+4, UTC\+7/).waitFor();
    await expectFine(page, `publish-later-${where}`);
    await dialog.getByRole("button", { name: "Назначить" }).click();
    await dialog.getByText(/^Выйдет .+ в 09:30\./).waitFor();
    await expectFine(page, `publish-later-done-${where}`);
    await dialog.getByRole("button", { name: "Готово" }).click();
  });

  it("sees on the overview and in the list what waits; guests see nothing of it", async () => {
    await page.getByRole("navigation", { name: "Разделы" }).getByText("Обзор").click();
    await page.getByText(/^Выйдет .+ в 09:30:/).waitFor();
    await expectFine(page, `waiting-overview-${where}`);
    await openVersions();
    await page.getByRole("heading", { name: "Назначенные публикации" }).waitFor();
    await expectFine(page, `waiting-list-${where}`);
    expect(await readLive()).not.toContain("Алтай в феврале");
  });

  it("looks at the page as it will be, and sets another time", async () => {
    await page.getByRole("button", { name: "Посмотреть" }).first().click();
    const shown = dialog.frameLocator('iframe[title="Страница после публикации"]');
    await expect
      .poll(() => shown.getByRole("heading", { level: 1 }).innerText())
      .toContain("феврале");
    await expectFine(page, `waiting-page-${where}`);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Изменить время" }).click();
    await dialog.getByLabel("Время").fill("08:15");
    await dialog.getByRole("button", { name: "Сохранить" }).click();
    await page.getByText(/^Выйдет .+ в 08:15$/).waitFor();
  });

  it("finds it on the site once its time has come, a version more, and nothing that waits", async () => {
    await letTimeCome();
    await expect.poll(readLive).toContain("Алтай в феврале");
    await expect
      .poll(() => page.getByRole("heading", { name: "Назначенные публикации" }).count())
      .toBe(0);
    await page.getByText("Версия 2 ·").waitFor();
  });

  it("is told by email of one that would have taken newer words off the site", async () => {
    await rewrite("Алтай в марте");
    await schedule();
    await dialog.getByRole("button", { name: "Назначить" }).click();
    await dialog.getByRole("button", { name: "Готово" }).click();
    await rewrite("Алтай в апреле");
    await openPublishing();
    await dialog.getByRole("button", { name: "Опубликовать всё" }).click();
    await dialog.getByRole("button", { name: "Готово" }).click();
    await openVersions();
    await letTimeCome();
    await page.getByText(/^Не вышла /).waitFor();
    await page.getByText(/более новое: «Главный экран»/).waitFor();
    await expectFine(page, `failed-publication-${where}`);
    await expect
      .poll(async () => (await readEmails(journey, organizer.email)).join("\n"))
      .toContain("Назначенная публикация не вышла");
    expect(await readLive()).toContain("Алтай в апреле");
  });

  it("drops it, once asked", async () => {
    await drop();
    await expect.poll(() => page.getByText(/^Не вышла /).count()).toBe(0);
  });
});

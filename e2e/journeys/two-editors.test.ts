import { expectFine } from "@tour/test-browser/fine";
import type { Page, Response } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { inviteColleague } from "../src/invite-colleague.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openSection } from "../src/settings.ts";

let journey: Journey;
let first: Page;
let second: Page;
/** By which the second is told. */
let channel: Promise<Response>;

beforeAll(async () => {
  journey = await startJourney();
  first = await openBuilder(journey);
  const organizerId = /\d+$/.exec(first.url())![0];
  second = await inviteColleague(journey, first, {
    ...{ organizerId, email: "editor@example.com", name: "Марина Светлая", role: "editor" },
  });
  channel = second.waitForResponse(/\/site-events\?/);
  await second.goto(first.url());
  for (const page of [first, second]) {
    await openEditor(page);
    await openBlock(page, "Главный экран");
  }
});
afterAll(() => journey.close());

const title = (page: Page) => page.getByLabel("Заголовок").first();
/** From the form of one block to that of another. */
async function openOther(page: Page, block: string): Promise<void> {
  await page.getByRole("button", { name: "К списку блоков" }).click();
  await openBlock(page, block);
}
/** Without a network nobody hears of what the other does. */
async function whileAway(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}
const question = (page: Page) => page.getByRole("dialog", { name: "Одно и то же поменяли двое" });

describe("two people who edit one page", () => {
  it("shows each who else is there, and on which block", async () => {
    const list = first.getByRole("complementary", { name: "Блоки" });
    await first.getByRole("button", { name: "К списку блоков" }).click();
    await first.getByText("Здесь ещё Марина Светлая").waitFor();
    await list.getByText("Этот блок открыт: Марина Светлая").waitFor();
    await expectFine(first, "colleague");
    await openBlock(first, "Главный экран");
  });

  it("what one saves is there for the other without a reload", async () => {
    const { status, type } = await channel.then((answer) => ({
      status: answer.status(),
      type: answer.headers()["content-type"],
    }));
    expect([status, type]).toEqual([200, "text/event-stream"]);
    await title(first).fill("Видно сразу");
    await waitUntilSaved(first);
    const shown = previewOf(second).getByRole("heading", { level: 1, name: "Видно сразу" });
    await shown.waitFor();
    expect(await title(second).inputValue()).toBe("Видно сразу");
  });

  it("different blocks merge without a question, and what was typed here can still be undone", async () => {
    await title(first).fill("Правка первого окна");
    await waitUntilSaved(first);
    await openOther(second, "Преимущества");
    await title(second).fill("Преимущества второго окна");
    await waitUntilSaved(second);
    const preview = previewOf(second);
    await preview.getByRole("heading", { level: 1, name: "Правка первого окна" }).waitFor();
    await preview.getByRole("heading", { name: "Преимущества второго окна" }).waitFor();
    await second.getByRole("button", { name: "Отменить", exact: true }).click();
    await preview
      .getByRole("heading", { name: "Преимущества второго окна" })
      .waitFor({ state: "detached" });
    await preview.getByRole("heading", { level: 1, name: "Правка первого окна" }).waitFor();
    await waitUntilSaved(second);
  });

  it("the same field asks, showing both, and keeps mine when that is chosen", async () => {
    await openOther(second, "Главный экран");
    await whileAway(second, async () => {
      await title(first).fill("Первое окно первым");
      await waitUntilSaved(first);
      await title(second).fill("Второе окно вторым");
    });
    await question(second).getByText("Первое окно первым").waitFor();
    await question(second).getByText("Второе окно вторым").waitFor();
    await expectFine(second, "conflict");
    await question(second).getByRole("button", { name: "Оставить выбранное" }).click();
    await waitUntilSaved(second);
  });

  it("takes theirs when that is chosen", async () => {
    await whileAway(first, async () => {
      await title(second).fill("Второе окно ещё раз");
      await waitUntilSaved(second);
      await title(first).fill("Первое окно последним");
    });
    await question(first).getByRole("radio", { name: /^Их/ }).check();
    await question(first).getByRole("button", { name: "Оставить выбранное" }).click();
    const preview = previewOf(first);
    await preview.getByRole("heading", { level: 1, name: "Второе окно ещё раз" }).waitFor();
    await waitUntilSaved(first);
    await question(first).waitFor({ state: "hidden" });
  });

  it("a design that one changes is drawn on the open page of the other", async () => {
    await openSection(first, "Оформление");
    const background = () =>
      previewOf(second)
        .locator(":root")
        .evaluate((root) => getComputedStyle(root).getPropertyValue("--accent").trim());
    const before = await background();
    const accent = first.getByRole("textbox", { name: "Главный цвет", exact: true });
    await accent.fill("#8a2be2");
    await accent.press("Enter");
    await expect.poll(background).not.toBe(before);
  });

  it("settings: different fields of two both stay, and of the same one the person is asked", async () => {
    const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
    const save = (page: Page) =>
      page.getByRole("button", { name: "Сохранить", exact: true }).click();
    for (const page of [first, second]) await openSection(page, "Поиск и ссылки");
    await field(second, "Описание").fill("Слова второго");
    await field(first, "Заголовок").fill("Заголовок первого");
    await save(first);
    // Heard of without a reload, and what is typed stays.
    await expect.poll(() => field(second, "Заголовок").inputValue()).toBe("Заголовок первого");
    await save(second);
    await expect.poll(() => field(first, "Описание").inputValue()).toBe("Слова второго");

    await field(second, "Заголовок").fill("Второй раз вторым");
    await field(first, "Заголовок").fill("Второй раз первым");
    await save(first);
    await first.getByText("Сохранено").first().waitFor();
    await save(second);
    await question(second).getByText("Второй раз первым").waitFor();
    await expectFine(second, "setting-conflict");
    await question(second).getByRole("radio", { name: /^Их/ }).check();
    await question(second).getByRole("button", { name: "Оставить выбранное" }).click();
    await question(second).waitFor({ state: "hidden" });
    await expect.poll(() => field(second, "Заголовок").inputValue()).toBe("Второй раз первым");
  });
});

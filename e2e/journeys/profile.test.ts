import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openSection } from "../src/settings.ts";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey);
  await openSection(page, "Организатор");
});
afterAll(() => journey.close());

const phone = (number: number) => page.getByRole("textbox", { name: `Телефон ${number}` });
const save = () => page.getByRole("button", { name: "Сохранить" }).click();
const saved = () => page.getByRole("button", { name: "Сохранено" }).waitFor();

/** The phones as the server keeps them. */
async function readPhones(): Promise<string[]> {
  const id = /\/(\d+)\/profile/.exec(page.url())?.[1];
  const headers = { "user-role": "organizer" };
  const answer = await page.request.get(
    `${new URL(page.url()).origin}/crm/api/organizer/info?id=${id}`,
    { headers },
  );
  return ((await answer.json()) as { data: { phones: string[] } }).data.phones;
}

it("accepts a phone typed as people in Russia write it, and stores it in full", async () => {
  await phone(1).fill("");
  await phone(1).pressSequentially("8 916 123-45-67");
  await save();
  await saved();
  expect((await readPhones())[0]).toBe("+79161234567");
});

it("accepts a phone that was pasted without its country code", async () => {
  await page.getByRole("button", { name: "Добавить телефон" }).click();
  const count = await page.getByRole("textbox", { name: /^Телефон/ }).count();
  await phone(count).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "9161234568");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await save();
  await saved();
  expect((await readPhones()).at(-1)).toBe("+79161234568");
});

it("focuses the first invalid field, keeps what was typed, and sends nothing", async () => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/organizer/update")) sent.push(request.url());
  });
  await page.getByRole("textbox", { name: "Название", exact: true }).fill("");
  await phone(1).fill("8 916 12");
  await page.getByLabel("E-mail").fill("почта");
  await page.getByLabel("Адрес").fill("Барнаул, Ленина 1");
  await page.getByLabel("Адрес").press("Enter");
  await page.getByText("Обязательно для заполнения").waitFor();
  await page.getByText("Введите корректный e-mail").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  expect(await page.getByLabel("Адрес").inputValue()).toBe("Барнаул, Ленина 1");
  expect(sent).toEqual([]);
});

it("shows the server's error at its field, even if the form found none", async () => {
  await page.getByRole("textbox", { name: "Название", exact: true }).fill("Алтай пешком");
  await phone(1).fill("+7 916 123-45-67");
  await page.getByLabel("E-mail").fill("altai@example.ru");
  await page.route("**/organizer/update*", (route) =>
    route.fulfill({
      status: 400,
      json: { message: "Проверьте правильность заполнения", validation: { name: ["Уже занято"] } },
    }),
  );
  await save();
  await page.getByText("Уже занято").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  await page.unroute("**/organizer/update*");
  await page.getByRole("textbox", { name: "Название", exact: true }).fill("Алтай пешком и верхом");
  await page.getByText("Уже занято").waitFor({ state: "detached" });
  await save();
  await saved();
});

import { expectFine, widths } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { useOrderInBrowser } from "./browse-site.ts";
import { orderUuid } from "./fake-order.ts";

const { address, put, open, bodiesOf, post } = useOrderInBrowser("party");
const sent = () => bodiesOf("/spa/change-party");
/** Opens what a change would do, and answers its words. */
async function unfold(page: Page, label: string): Promise<string> {
  await page.getByLabel(label).click();
  const words = await page.locator("details[open] form").last().innerText();
  return words.replaceAll("\u00a0", " ");
}

test.each([true, false])("a guest takes one person out; with a script: %s", async (hasScript) => {
  const page = await open("", { javaScriptEnabled: hasScript });
  await page.getByRole("link", { name: "Изменить состав" }).click();
  await page.getByRole("heading", { name: "Изменить состав" }).waitFor();
  await page.getByText("Убрать нельзя: в поездке должен остаться взрослый").waitFor();
  const words = await unfold(page, "Убрать: Виктор Нечипоренко-Александровский");
  for (const part of [
    "Сегодня возвращается 50 %",
    "Вместе с этим местом уйдёт «Номер на одного», 12 000 ₽.",
    "Вернём 6 345 ₽ туда, откуда пришли деньги.",
    "Организатор удержит 6 345 ₽ из оплаченного.",
    "Заявка будет стоить 48 645 ₽.",
  ]) {
    expect(words).toContain(part);
  }
  await page.getByRole("button", { name: "Подтвердить" }).filter({ visible: true }).click();
  await page.waitForURL(address());
  expect((await page.innerText("main")).replaceAll("\u00a0", " ")).toContain("48 645 ₽");
  expect(sent()).toEqual([
    {
      uuid: orderUuid,
      change: "remove",
      tourist_id: 502,
      total: 4_864_500,
      refund: 634_500,
      along: ["room"],
    },
  ]);
  await page.close();
});

test("another traveller takes a place, and what filled up is said above the quotes", async () => {
  const page = await open("/party");
  expect(await unfold(page, "Добавить: Взрослый")).toContain("Заявка будет стоить 126 900 ₽.");
  await page.getByRole("button", { name: "Подтвердить" }).filter({ visible: true }).click();
  await page.getByRole("alert").getByText("Осталось мест: 0.").waitFor();
  await page.getByText("Больше добавить нельзя").waitFor();
  expect(await unfold(page, "Заменить: Турист 1")).toContain("сотрутся безвозвратно");
  await page.getByRole("button", { name: "Стереть и заменить" }).filter({ visible: true }).click();
  await page.waitForURL(address());
  expect(sent()).toEqual([
    { uuid: orderUuid, change: "add", option_id: "base", total: 12_690_000, refund: 0, along: [] },
    { uuid: orderUuid, change: "replace", tourist_id: 501, total: 8_460_000, refund: 0, along: [] },
  ]);
  await page.close();
});

test("who may not change the party reads whom to ask, and finds nothing to press", async () => {
  put({ can_change_party: false });
  const page = await open();
  expect(await page.getByRole("link", { name: "Изменить состав" }).count()).toBe(0);
  await page.goto(`${address()}/party`);
  await page.getByRole("heading", { name: "Изменить состав уже нельзя" }).waitFor();
  expect(await page.locator("form[action$='/party']").count()).toBe(0);
  await page.close();
});

test("another site's form changes nothing, and a form that lacks something asks for it", async () => {
  const whole = "change=remove&tourist_id=502&total=4864500&refund=634500";
  expect((await post("/party", whole, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const broken = [
    "",
    "change=remove&tourist_id=502",
    whole.replace("remove", "steal"),
    whole.replace("502", "-1"),
    whole.replace("502", "9e9"),
    whole.replace("4864500", "4864500.5"),
  ];
  for (const body of broken) {
    const response = await post("/party", body, { "sec-fetch-site": "same-origin" });
    expect([body, response.status]).toEqual([body, 422]);
    expect(response.text).toContain("Выберите, что изменить");
  }
  expect(sent()).toEqual([]);
});

test("the changes read well to everybody, on a phone as on a desk", async () => {
  for (const width of widths) {
    const page = await open("/party", { viewport: { width, height: 900 } });
    await unfold(page, "Убрать: Виктор Нечипоренко-Александровский");
    await expectFine(page, "party");
    await page.close();
  }
});

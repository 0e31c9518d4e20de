import type { Page } from "playwright";
import { expect, test } from "vitest";
import { browseTourists, person } from "./browse-tourists.ts";
import { touristsUuid } from "./fake-tourists.ts";

const { kept, open, data, ask, logs } = browseTourists();
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test("what is typed is kept while it is typed, and a document's number is masked at once", async () => {
  const page = await open();
  const first = person(page, 1);
  await first.getByLabel(/^Фамилия/).fill("Орлова");
  await first.getByLabel(/^Телефон/).pressSequentially("8 916 123-45-67");
  await first.getByLabel(/^Дата рождения/).pressSequentially("28.02.1990");
  await first.getByLabel(/^Серия и номер паспорта/).pressSequentially("4510123456");
  await expect
    .poll(() => kept()[0])
    .toMatchObject({
      last_name: "Орлова",
      phone: "+79161234567",
      birthday: "1990-02-28",
      passport_mask: "•••• 3456",
    });
  await first.getByText("•••• 3456").waitFor();
  expect(await stored(page)).not.toContain("123456");
  await page.reload();
  await expect.poll(() => first.getByLabel(/^Фамилия/).inputValue()).toBe("Орлова");
  expect(await page.content()).not.toContain("4510");
  await page.context().close();
});

test("a birth certificate's number comes into its form while it is typed, and when it is pasted", async () => {
  const page = await open();
  const second = person(page, 2);
  // What only a page with a script has: who begins before it writes into a plain field to the end.
  await second.getByRole("button", { name: "Готово" }).waitFor();
  await second.getByLabel("Свидетельство о рождении").check();
  const number = second.getByLabel(/^Серия и номер/);
  await number.pressSequentially("ivмю12345");
  await expect.poll(() => number.inputValue()).toBe("IV-МЮ № 12345");
  // The caret stays where one mends it.
  await number.press("Home");
  await number.press("Delete");
  await number.press("Delete");
  await number.pressSequentially("х");
  expect(await number.inputValue()).toBe("X-МЮ № 12345");
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>("input:focus")!.select();
    document.execCommand("insertText", false, "серия 11-СХ № 654321");
  });
  await expect.poll(() => number.inputValue()).toBe("II-СХ № 654321");
  await number.blur();
  await expect
    .poll(() => kept()[1])
    .toMatchObject({
      document_kind: "birth_certificate",
      passport_mask: "•••• 4321",
    });
  await page.context().close();
});

test("a server that has no time is asked again by itself", async () => {
  const page = await open();
  let isRefused = false;
  await page.route("**/crm/api/request/add-tourists*", async (route) => {
    // What is saved in the midst of slow typing would be refused, and saved, before one looks.
    const isWhole = route.request().postData()?.includes("123456") ?? false;
    if (isRefused || !isWhole) return route.continue();
    isRefused = true;
    return route.fulfill({ status: 429, json: { message: "Слишком часто" } });
  });
  // It stands only until the next try: looked for from the beginning.
  const said = person(page, 1).getByText("Не сохранилось. Попробуем ещё раз").waitFor();
  await person(page, 1)
    .getByLabel(/^Серия и номер паспорта/)
    .pressSequentially("4510123456");
  await said;
  await expect.poll(() => kept()[0]).toMatchObject({ passport_mask: "•••• 3456" });
  await page.context().close();
});

test("without a connection it stays on the device but for the number, and goes off when it is back", async () => {
  const page = await open();
  const first = person(page, 1);
  await first.getByLabel(/^Серия и номер/).waitFor();
  await expect.poll(() => first.getByPlaceholder("ДД.ММ.ГГГГ").count()).toBe(1);
  await page.context().setOffline(true);
  await first.getByLabel(/^Фамилия/).fill("Орлова");
  await first.getByLabel(/^Серия и номер/).pressSequentially("4510123456");
  await first.getByText(/Номер документа пропадёт, если закрыть страницу/).waitFor();
  expect(await stored(page)).toContain("Орлова");
  expect(await stored(page)).not.toMatch(/4510|123456/);
  expect(kept()[0]!.last_name).toBe("");
  await page.context().setOffline(false);
  await expect
    .poll(() => kept()[0])
    .toMatchObject({
      last_name: "Орлова",
      passport_mask: "•••• 3456",
    });
  await expect.poll(() => stored(page)).not.toContain("Орлова");
  await page.context().close();
});

test("on a phone a birthday is typed as eight figures, with no calendar over the page", async () => {
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const first = person(page, 1);
  await first.getByRole("button", { name: "Готово" }).waitFor();
  const birthday = first.getByLabel(/^Дата рождения/);
  await birthday.tap();
  await birthday.pressSequentially("31021988");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await first.getByText("Такой даты нет").waitFor();
  expect(await birthday.inputValue()).toBe("31.02.1988");
  await birthday.fill("");
  await birthday.pressSequentially("05041988");
  await expect.poll(() => kept()[0]).toMatchObject({ birthday: "1988-04-05" });
  expect(await first.getByText("Такой даты нет").count()).toBe(0);
  await page.reload();
  await expect.poll(() => birthday.inputValue()).toBe("05.04.1988");
  await page.context().close();
});

test("a form is done when nothing is missing, and says what is", async () => {
  const page = await open();
  const first = person(page, 1);
  await first.getByLabel(/^Фамилия/).fill("Орлова");
  await first.getByLabel(/^Имя/).fill("Анна");
  await first.getByRole("button", { name: "Готово" }).click();
  await first.getByText("Обязательно для заполнения").first().waitFor();
  const birthday = first.getByLabel(/^Дата рождения/);
  await expect.poll(() => birthday.evaluate((own) => own === document.activeElement)).toBe(true);
  await first.getByLabel(/^Дата рождения/).pressSequentially("28.02.1990");
  await first.getByLabel(/^Серия и номер/).pressSequentially("4510123456");
  await first.getByLabel(/^Размер обуви/).fill("41");
  await first.getByLabel("Нет", { exact: true }).check();
  await first.getByRole("button", { name: "Готово" }).click();
  await first.getByText("Орлова Анна").waitFor();
  expect(kept()[0]).toMatchObject({ is_complete: true, questionnaire: { size: "41", tent: "no" } });
  expect(await page.locator(":focus").textContent()).toBe("Изменить");
  await page.context().close();
});

test("two devices write two people, and neither takes the other's back", async () => {
  const [mine, theirs] = [await open(), await open()];
  await person(mine, 1)
    .getByLabel(/^Фамилия/)
    .fill("Орлова");
  await person(theirs, 2)
    .getByLabel(/^Фамилия/)
    .fill("Ким");
  await expect.poll(() => kept().map(({ last_name: name }) => name)).toEqual(["Орлова", "Ким"]);
  await person(mine, 1).getByLabel(/^Имя/).fill("Анна");
  await expect.poll(() => kept()[0]!.first_name).toBe("Анна");
  await expect
    .poll(() =>
      person(mine, 2)
        .getByLabel(/^Фамилия/)
        .inputValue(),
    )
    .toBe("Ким");
  // Who sends nothing hears of the others, too: now and then, and when the line is back.
  await person(theirs, 2).getByLabel(/^Имя/).fill("Ли");
  await expect.poll(() => kept()[1]!.first_name).toBe("Ли");
  await mine.context().setOffline(true);
  await mine.context().setOffline(false);
  await expect.poll(() => person(mine, 2).getByLabel(/^Имя/).inputValue()).toBe("Ли");
  await mine.context().close();
  await theirs.context().close();
});

test("without a script each form is sent by itself: what is written stays, and what is missing is named", async () => {
  const page = await open({}, false);
  const first = () => person(page, 1);
  await first()
    .getByLabel(/^Фамилия/)
    .fill("Орлова");
  await first().getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("alert").getByText("Дата рождения: Обязательно").waitFor();
  expect(kept()[0]!.last_name).toBe("Орлова");
  expect(
    await first()
      .getByLabel(/^Фамилия/)
      .inputValue(),
  ).toBe("Орлова");
  await first().getByLabel(/^Имя/).fill("Анна");
  const birthday = () => first().getByLabel(/^Дата рождения/);
  await birthday().fill("31.02.1990");
  await first().getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("alert").getByText("Дата рождения: Такой даты нет").waitFor();
  expect(await birthday().inputValue()).toBe("31.02.1990");
  await birthday().fill("28021990");
  await first()
    .getByLabel(/^Серия и номер/)
    .fill("4510 123456");
  await first()
    .getByLabel(/^Размер обуви/)
    .fill("41");
  await first().getByRole("button", { name: "Сохранить" }).click();
  await first().getByText("Заполнено", { exact: true }).waitFor();
  expect(kept()[0]).toMatchObject({ is_complete: true, passport_mask: "•••• 3456" });
  expect(await page.content()).not.toContain("4510");
  await page.context().close();
});

test("the page is told nobody, and gone after the dates", async () => {
  const { headers, text, status } = await ask();
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(text).toContain("noindex");
  data().failing["/spa/tourists-info"] = 410;
  const gone = await ask();
  expect(gone.status).toBe(410);
  expect((await ask("/add-tourists/41")).status).toBe(404);
  expect(logs()).not.toContain(touristsUuid);
});

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { browseTourists, person } from "./browse-tourists.ts";

const { kept, openWithoutCode } = browseTourists();

/** The focus goes on in the moment in which React has begun to listen, and has not looked at the form. */
const focusAsReactBegins = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener: listen } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (kind: string, ...rest: [EventListener]) {
      listen.call(this, kind, ...rest);
      const isForm = this instanceof Element && this.matches("[data-page-form]");
      if (!isForm || kind !== "focusout") return;
      EventTarget.prototype.addEventListener = listen;
      // React listens to the form from here on, and has not begun with it.
      queueMicrotask(() => document.querySelector<HTMLElement>("#form-1 [name=birthday]")?.focus());
    };
  });

test("typing before the code has come is not lost", async () => {
  const { page, letCodeCome } = await openWithoutCode();
  await person(page, 2).getByLabel(/^Имя/).fill("Пётр");
  await person(page, 2)
    .getByLabel(/^Дата рождения/)
    .pressSequentially("28.02.1990");
  await person(page, 2).getByLabel("Свидетельство о рождении").check();
  letCodeCome();
  await expect
    .poll(() => kept()[1])
    .toMatchObject({
      first_name: "Пётр",
      birthday: "1990-02-28",
      document_kind: "birth_certificate",
    });
  await page.close();
});

test("a document's number that was written before the code came is kept by itself", async () => {
  const { page, letCodeCome } = await openWithoutCode();
  await person(page, 1)
    .getByLabel(/^Серия и номер паспорта/)
    .pressSequentially("4510123456");
  letCodeCome();
  await expect.poll(() => kept()[0]).toMatchObject({ passport_mask: "•••• 3456" });
  await page.close();
});

test("who goes to the next field while the code begins writes there", async () => {
  const { page, letCodeCome } = await openWithoutCode(focusAsReactBegins);
  const first = person(page, 1);
  await first.getByLabel(/^Телефон/).fill("8 916 123-45-67");
  letCodeCome();
  await first.getByRole("button", { name: "Готово" }).waitFor();
  await page.keyboard.type("28.02.1990");
  await page.keyboard.press("Tab");
  await expect
    .poll(() => kept()[0])
    .toMatchObject({ phone: "+79161234567", birthday: "1990-02-28" });
  await page.close();
});

test.each([
  ["the birthday", /^Дата рождения/, "28.02.1990", { birthday: "1990-02-28" }],
  ["the phone", /^Телефон/, "8 916 123-45-67", { phone: "+79161234567" }],
  ["the number", /^Серия и номер паспорта/, "4510123456", { passport_mask: "•••• 3456" }],
] as const)(
  "code that comes while %s is typed takes nothing of it away",
  async (_, label, typed, expected) => {
    const { page, letCodeCome } = await openWithoutCode();
    const field = person(page, 1).getByLabel(label);
    await field.pressSequentially(typed.slice(0, 4));
    letCodeCome();
    // What only a page with a script has.
    await person(page, 1).getByRole("button", { name: "Готово" }).waitFor();
    // On the keyboard that is there: whoever types does not choose the field again.
    await page.keyboard.type(typed.slice(4));
    await page.keyboard.press("Tab");
    await expect.poll(() => kept()[0]).toMatchObject(expected);
    await page.close();
  },
);

test("a phone that goes into a pocket in the midst of a plain field keeps what it has", async () => {
  const { page, letCodeCome } = await openWithoutCode();
  const first = person(page, 1);
  await first.getByLabel(/^Телефон/).pressSequentially("8 916 ");
  letCodeCome();
  await first.getByRole("button", { name: "Готово" }).waitFor();
  await page.keyboard.type("123-45-67");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect.poll(() => kept()[0]).toMatchObject({ phone: "+79161234567" });
  await page.close();
});

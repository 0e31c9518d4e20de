import { expectFine } from "@tour/test-browser/fine";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { organizer, signIn, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let page: Page;

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow()).newPage();
});
afterAll(() => journey.close());

const address = /https?:\S+/;

it("shows the kit's buttons in the kit's colours, in whatever order style sheets load", async () => {
  await page.goto(`${journey.addresses.builder}/sign-in`);
  const button = page.getByRole("button", { name: "Войти" });
  const [color, wanted] = await button.evaluate((element) => {
    const probe = document.createElement("span");
    probe.style.color = "var(--on-accent)";
    element.append(probe);
    return [getComputedStyle(element).color, getComputedStyle(probe).color];
  });
  expect(color).toBe(wanted);
});

it("lets an organiser back in who forgot the password", async () => {
  await page.goto(`${journey.addresses.builder}/sign-in`);
  await page.getByLabel("E-mail").fill(organizer.email);
  await page.getByRole("link", { name: "Забыли пароль?" }).click();
  await page.getByRole("heading", { name: "Новый пароль" }).waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe(organizer.email);
  await page.getByLabel("E-mail").fill("mistyped@demo.tour");
  await page.getByRole("button", { name: "Прислать ссылку" }).click();
  await page.getByText(/^Если на mistyped@demo\.tour есть учётная запись/).waitFor();
  await page.getByRole("button", { name: "Указать другую почту" }).click();
  expect(await page.getByLabel("E-mail").inputValue()).toBe("mistyped@demo.tour");
  await page.getByLabel("E-mail").fill(organizer.email);
  await page.getByRole("button", { name: "Прислать ссылку" }).click();
  await page.getByRole("heading", { name: "Проверьте почту" }).waitFor();
  await expectFine(page, "password-asked");

  await expect.poll(() => readEmails(journey, organizer.email)).toHaveLength(1);
  const [email = ""] = await readEmails(journey, organizer.email);
  const link = new URL(address.exec(email)?.[0] ?? "");

  const password = "another long password";
  const open = () => page.goto(journey.addresses.builder + link.pathname + link.search);
  await open();
  await page.getByLabel("Новый пароль").fill(password);
  await page.getByLabel("Ещё раз").fill("something else");
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByText("Поля не совпадают").waitFor();
  await page.getByLabel("Ещё раз").fill(password);
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByRole("heading", { name: "Пароль изменён" }).waitFor();
  await expectFine(page, "password-changed");

  await open();
  await page.getByLabel("Новый пароль").fill(password);
  await page.getByLabel("Ещё раз").fill(password);
  await page.getByRole("button", { name: "Сохранить" }).click();
  await page.getByText(/^Ссылка уже использована/).waitFor();
  await expectFine(page, "password-link-used");
  await page.getByRole("link", { name: "Прислать новую ссылку" }).click();
  await page.getByRole("heading", { name: "Новый пароль" }).waitFor();
  await page.getByRole("link", { name: "Ко входу" }).click();
  await signIn(page, journey.addresses.builder, { email: organizer.email, password });
});

import { askServer } from "@tour/test-postgres";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBuilder, organizer, signIn, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let here: Page;
let elsewhere: Page;

beforeAll(async () => {
  journey = await startJourney();
  elsewhere = await openBuilder(journey);
  here = await openBuilder(journey);
});
afterAll(() => journey.close());

const password = "another long password";
/** By its whole label, which ends in the mark of what has to be filled. */
const control = (label: string) => here.getByLabel(new RegExp(`^${label}\\*?$`));
const change = () => here.getByRole("button", { name: "Сменить пароль" }).click();
const sessions = () => here.getByRole("button", { name: /^Завершить сеанс/ });

async function fill(current: string, next: string, repeated = next): Promise<void> {
  await control("Текущий пароль").fill(current);
  await control("Новый пароль").fill(next);
  await control("Новый пароль ещё раз").fill(repeated);
}

it("opens from the account menu, and lists the account's other sessions", async () => {
  await here.getByRole("banner").getByRole("button").click();
  await here.getByRole("menuitem", { name: "Аккаунт" }).click();
  await here.getByRole("heading", { level: 1, name: "Аккаунт" }).waitFor();
  await expect.poll(() => sessions().count()).toBe(1);
});

it("shows the error at each field, and sends nothing", async () => {
  const sent: string[] = [];
  here.on("request", (request) => {
    if (request.url().includes("/change-password")) sent.push(request.url());
  });
  await fill("", "short", "other");
  await change();
  await here.getByText("Обязательно для заполнения").waitFor();
  await here.getByText("Поля не совпадают").waitFor();
  expect(sent).toEqual([]);
});

it("refuses a wrong current password at its field, and ends no session", async () => {
  await fill("not my password", password);
  await change();
  await here.getByText("Неверный текущий пароль").waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole("navigation", { name: "Разделы" }).waitFor();
});

it("changes the password, stays signed in, and ends the other session", async () => {
  await fill(organizer.password, password);
  await change();
  await here.getByText("Пароль изменён").waitFor();
  await expect.poll(() => sessions().count()).toBe(0);
  expect(await control("Текущий пароль").inputValue()).toBe("");

  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: "Войти" }).waitFor();
  await here.reload();
  await here.getByRole("heading", { level: 1, name: "Аккаунт" }).waitFor();
});

it("accepts the new password, and ends a session from the list", async () => {
  await signIn(elsewhere, journey.addresses.builder, { ...organizer, password });
  await here.reload();
  await sessions().click();
  await here.getByText("Аккаунт открыт только здесь.").waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: "Войти" }).waitFor();
});

it("asks for the password a quarter of an hour after the sign-in, and then ends the session by itself", async () => {
  await signIn(elsewhere, journey.addresses.builder, { ...organizer, password });
  await here.reload();
  // The demo's account has a second factor, whose code was shown just now.
  await askServer(journey.databaseUrl!, "delete from second_factors");
  await askServer(
    journey.databaseUrl!,
    "update sessions set created_at = created_at - interval '16 minutes'",
  );
  await sessions().click();
  const dialog = here.getByRole("dialog");
  await dialog.getByText("Введите пароль").waitFor();
  await dialog.getByLabel("Пароль").fill("not my password");
  await dialog.getByRole("button", { name: "Продолжить" }).click();
  await dialog.getByText("Неверный текущий пароль").waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole("navigation", { name: "Разделы" }).waitFor();

  await dialog.getByLabel("Пароль").fill(password);
  await dialog.getByRole("button", { name: "Продолжить" }).click();
  await here.getByText("Аккаунт открыт только здесь.").waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole("button", { name: "Войти" }).waitFor();
  // The session goes on under its new cookie.
  await here.reload();
  await here.getByText("Аккаунт открыт только здесь.").waitFor();
});

import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inviteColleague } from "../src/invite-colleague.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { readEmails } from "../src/read-emails.ts";

let journey: Journey;
let owner: Page;
let colleague: Page;
let uuid = "";
let address = "";
let organizerId = "";

const email = "colleague@example.com";

beforeAll(async () => {
  journey = await startJourney();
  owner = await openBuilder(journey);
  organizerId = /\d+$/.exec(owner.url())![0];
  const { builder } = journey.addresses;
  const found = await owner.request.get(
    `${builder}/crm/api/request/list?organizer_id=${organizerId}`,
    { headers: { "user-role": "organizer" } },
  );
  const [{ id }] = (await found.json()).data;
  const read = await owner.request.get(`${builder}/crm/api/request/get?id=${id}`, {
    headers: { "user-role": "organizer" },
  });
  ({ uuid } = (await read.json()).data);
  address = `${builder}/crm/${organizerId}/requests/${id}`;
  await owner.goto(address);
  await owner.getByLabel("Сообщение гостю").waitFor();
});
afterAll(() => journey.close());

it("says who else looks at the request, to each of them", async () => {
  expect(await owner.getByText(/^Смотр/).count()).toBe(0);
  colleague = await inviteColleague(journey, owner, {
    ...{ organizerId, email, name: "Анна Верная", role: "manager" },
  });
  await colleague.goto(address);
  await owner.getByText("Смотрит Анна Верная").waitFor();
  await colleague.getByText(/^Смотрит /).waitFor();
});

it("shows what a colleague does by itself, and what is being typed stays", async () => {
  const message = owner.getByLabel("Сообщение гостю");
  await message.fill("Здравствуйте! Мы");
  await message.press("End");
  const scrolled = await owner.evaluate(() => window.scrollY);
  await colleague.getByLabel("Новая заметка").fill("Просит веганское");
  await colleague.getByRole("button", { name: "Записать", exact: true }).click();
  await owner.getByText("Просит веганское").waitFor();
  await owner.getByText("Только что изменилось: задачи и заметки").waitFor();
  await owner.keyboard.type(" ждём");
  expect(await message.inputValue()).toBe("Здравствуйте! Мы ждём");
  expect(await owner.evaluate(() => window.scrollY)).toBe(scrolled);
});

it("has an answer taken back before it leaves, also after a restart, and sends another once", async () => {
  const message = owner.getByLabel("Сообщение гостю");
  const countEmails = async (words: string) =>
    (await readEmails(journey)).filter((one) => one.includes(words)).length;
  await owner.getByRole("button", { name: "Отправить", exact: true }).click();
  await owner.getByRole("button", { name: "Отменить", exact: true }).click();
  await expect.poll(() => message.inputValue()).toBe("Здравствуйте! Мы ждём");
  await message.fill("Приезжайте к девяти");
  await owner.getByRole("button", { name: "Отправить", exact: true }).click();
  await expect.poll(() => message.inputValue()).toBe("");
  await owner.close();
  await journey.restart();
  await expect.poll(() => countEmails("Приезжайте к девяти")).toBe(1);
  expect(await countEmails("Мы ждём")).toBe(0);
  const site = await (await journey.newWindow()).newPage();
  await site.goto(`${journey.addresses.organizerSite("altai")}/order/${uuid}`);
  await site.locator("#messages").getByText("Приезжайте к девяти").waitFor();
  expect(await site.getByText("Мы ждём").count()).toBe(0);
});

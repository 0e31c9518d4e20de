import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEditor } from "../src/editor.ts";
import { openBuilder, organizer, showCode, staff, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;
let ownId: number;

beforeAll(async () => {
  journey = await startJourney();
  page = await openBuilder(journey);
  ownId = Number(new URL(page.url()).pathname.slice(1));
});
afterAll(() => journey.close());

/** Asks the API in the signed-in browser. */
const ask = (path: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url, { headers: { "user-role": "organizer" } });
    return { status: answer.status, body: await answer.text() };
  }, path);

describe("a session", () => {
  it("can read its own organiser's page and not another's", async () => {
    const pageOf = (id: number) => `/crm/api/constructor/get-page?organizer_id=${id}&type=main`;
    expect((await ask(pageOf(ownId))).status).toBe(200);
    const account = JSON.parse((await ask("/auth/account")).body) as {
      data: { organizers: { id: number }[] };
    };
    const own = new Set(account.data.organizers.map(({ id }) => id));
    const foreign = [1, 2, 3].find((id) => !own.has(id)) ?? 0;
    expect((await ask(pageOf(foreign))).status).toBe(403);
    await page.goto(`${journey.addresses.builder}/${foreign}`);
    await page.getByRole("heading", { name: "Такой страницы нет" }).waitFor();
  });

  it("is required before any screen, and leads back to that screen", async () => {
    const window = await journey.newWindow();
    const other = await window.newPage();
    // Who nobody is need not be asked: a refusal would stand in the console.
    const refused: string[] = [];
    other.on("response", (answer) => {
      if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
    });
    await other.goto(`${journey.addresses.builder}/${ownId}/page/main`);
    await other.waitForURL(/\/sign-in\?next=/);
    await other.getByLabel("E-mail").fill(organizer.email);
    await other.getByLabel("Пароль").fill(organizer.password);
    await other.getByRole("button", { name: "Войти" }).click();
    await showCode(other);
    await other.waitForURL(`${journey.addresses.builder}/${ownId}/page/main`);
    await other.getByRole("complementary", { name: "Блоки" }).waitFor();
    expect(refused).toEqual([]);
  });

  it("shows an error for a wrong password, and keeps the email address", async () => {
    const other = await (await journey.newWindow()).newPage();
    await other.goto(`${journey.addresses.builder}/sign-in`);
    await other.getByLabel("E-mail").fill("organizer@demo.tour");
    await other.getByLabel("Пароль").fill("wrong");
    await other.getByRole("button", { name: "Войти" }).click();
    await other.getByText("Неверный").waitFor();
    expect(await other.getByLabel("E-mail").inputValue()).toBe("organizer@demo.tour");
  });
});

describe("staff", () => {
  it("are told why they can't edit a site, and find the list of organisers", async () => {
    const office = await openBuilder(journey, { account: staff });
    await office.getByRole("heading", { name: "Организаторы" }).waitFor();
    await office.getByText("Сайты собирают сами организаторы").waitFor();
    const site = office.getByRole("link", { name: /^kamchatka\./ });
    expect(await site.getAttribute("href")).toContain(journey.addresses.organizerSite("kamchatka"));
    await office.getByRole("searchbox", { name: "Название, почта или ИНН" }).fill("кедровая");
    await site.waitFor({ state: "detached" });
    await office.getByText("Кедровая тропа").waitFor();
    await office.getByRole("button", { name: "Выйти" }).click();
    await office.waitForURL(/\/sign-in/);
  });
});

describe("the preview", () => {
  it("can't be framed by any page but the builder", async () => {
    const preview = `${journey.addresses.organizerSite("altai")}/tour-view`;
    const server = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html");
      answer.end(`<iframe src="${preview}"></iframe>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const stranger = await (await journey.newWindow()).newPage();
    const refused = stranger.waitForEvent("console", (message) =>
      message.text().includes("frame-ancestors"),
    );
    await stranger.goto(`http://127.0.0.1:${port}/`);
    await refused;
    server.close();
  });

  it("ignores messages that do not come from the builder's own window", async () => {
    await page.goto(`${journey.addresses.builder}/${ownId}`);
    const preview = await openEditor(page);
    const before = await preview.locator("[data-block]").count();
    // A script inside the preview's own page is another source than the builder's window.
    await preview.locator("body").evaluate(async () => {
      const data = { protocol: 2, purpose: "editing" };
      const message = { v: 2, session: "", seq: 1, type: "welcome", data };
      window.postMessage(message, "*");
      window.postMessage({ ...message, type: "blocks", data: { blocks: [], page: {} } }, "*");
      // Whoever listened before has heard them when the last one is heard here, and had time to draw.
      await new Promise((resolve) => {
        window.addEventListener("message", ({ data }) => data === "last" && resolve(data));
        window.postMessage("last", "*");
      });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    expect(await preview.locator("[data-block]").count()).toBe(before);
  });
});

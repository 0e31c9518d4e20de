import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let page: Page;
let home: string;

beforeAll(async () => {
  journey = await startJourney();
  page = await (await journey.newWindow({ javaScriptEnabled: false })).newPage();
  home = journey.addresses.organizerSite("altai");
});
afterAll(() => journey.close());

const statusOf = async (url: string) => (await page.goto(url))?.status();

describe("a visitor without JavaScript", () => {
  it("reads the main page, opens a tour from it, and finds its dates", async () => {
    expect(await statusOf(home)).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    const tour = page.locator('a[href^="/"]').filter({ hasText: /\S/ });
    const href = await tour.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").find((path) => /-\d+(#|$)/.test(path)),
    );
    expect(await statusOf(`${home}${href?.split("#")[0]}`)).toBe(200);
    expect(await page.locator("#dates").count()).toBe(1);
  });

  it("gets the error page in the site's theme, with the right status", async () => {
    expect(await statusOf(`${home}/net-takoj-stranicy`)).toBe(404);
    await page.getByRole("heading", { name: "Такой страницы нет" }).waitFor();
    await page.getByRole("link", { name: "На главную" }).click();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await statusOf(`${home}/no-such-tour-999999`)).toBe(404);
  });

  it("gets the error page for a malformed path", async () => {
    for (const path of ["/x%ffy", "/a///b", "/a;b://c", "/%"]) {
      expect(await statusOf(home + path), path).toBe(404);
      await page.getByRole("heading", { name: "Такой страницы нет" }).waitFor();
    }
  });

  it("finds all published organisers on the marketplace", async () => {
    await page.goto(journey.addresses.marketplace);
    for (const name of ["altai", "kamchatka", "karelia"]) {
      const link = page.locator(`a[href^="${journey.addresses.organizerSite(name)}"]`);
      expect(await link.count(), name).toBeGreaterThan(0);
    }
  });

  it("never sees another organiser's tour on this host", async () => {
    const other = journey.addresses.organizerSite("kamchatka");
    await page.goto(other);
    const path = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? "").find((href) => /-\d+(#|$)/.test(href)),
      );
    expect(await statusOf(`${other}${path}`)).toBe(200);
    expect(await statusOf(`${home}${path}`)).toBe(404);
  });
});

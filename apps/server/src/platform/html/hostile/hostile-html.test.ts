import { launchBrowser } from "@tour/test-browser";
import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { cleanHtml } from "../clean-html.ts";
import { judgeInBrowser } from "./judge-in-browser.ts";
import { listHandlers, listHostileHtml } from "./list-hostile-html.ts";

let page: Page;
let hostile: string[];

beforeAll(async () => {
  const browser = await launchBrowser();
  page = await browser.newPage();
  await page.route("**", (route) => route.fulfill({ contentType: "text/html", body: "<body>" }));
  await page.goto("https://own.example/");
  // From here on nothing is there: what is asked for fails at once.
  await page.unrouteAll();
  await page.context().setOffline(true);
  const handlers = await page.evaluate(() => {
    const names = new Set<string>();
    for (const start of [HTMLElement, SVGElement, Window, HTMLBodyElement]) {
      for (const name of Object.getOwnPropertyNames(start.prototype)) names.add(name);
    }
    for (const name of Object.getOwnPropertyNames(window)) names.add(name);
    return [...names].filter((name) => name.startsWith("on"));
  });
  hostile = [...listHostileHtml(), ...listHandlers(handlers)];
  return () => browser.close();
});

// ASVS 1.3.1, 1.3.5
test("a hostile text runs nothing and leaves only what a rich text may have", async () => {
  // Of most texts the same little is left: it is judged once.
  const cleaned = Map.groupBy(hostile, cleanHtml);
  expect(cleaned.size).toBeGreaterThan(100);
  const verdicts = await judgeInBrowser(page, [...cleaned.keys()], 50);
  const broken = verdicts.flatMap(({ html, hasRun, strangers }) =>
    hasRun || strangers.length > 0 ? [{ from: cleaned.get(html), html, hasRun, strangers }] : [],
  );
  expect(broken).toEqual([]);
});

test("control: the same texts run their scripts when they are not sanitized", async () => {
  expect(hostile.length).toBeGreaterThan(1_000);
  const pictures = hostile.filter((text) => /<img[^>]*onerror/u.test(text));
  const verdicts = await judgeInBrowser(page, pictures, 6_000);
  expect(verdicts.filter(({ hasRun }) => hasRun).length).toBeGreaterThan(10);
  expect(verdicts.filter(({ strangers }) => strangers.length > 0).length).toBeGreaterThan(20);
});

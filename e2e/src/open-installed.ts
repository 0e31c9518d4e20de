import type { Page } from "playwright";
import { expect } from "vitest";
import { showCode } from "./journey.ts";
import type { Journey } from "./journey.ts";

interface Installed {
  /** Of somebody of the demo's team. */
  email: string;
  /** Below `/crm`. */
  path: string;
  /** Of the window, in px; a phone's by default. */
  width?: number;
}

/** Sales at a path of theirs, in a window of its own, once they can do without a network. */
export async function openInstalled(
  journey: Journey,
  { email, path, width = 390 }: Installed,
): Promise<Page> {
  const { builder } = journey.addresses;
  const isPhone = width < 768;
  const viewport = { width, height: isPhone ? 844 : 900 };
  const window = await journey.newWindow({ viewport, hasTouch: isPhone });
  const page = await window.newPage();
  await page.goto(`${builder}/sign-in?${new URLSearchParams({ next: `/crm${path}` })}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Пароль").fill("demo-demo-demo");
  await page.getByRole("button", { name: "Войти" }).click();
  await showCode(page);
  await page.waitForURL(new RegExp(`/crm${path}`));
  const hasWorker = () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null).catch(() => false);
  await expect.poll(hasWorker).toBe(true);
  return page;
}

/** What the device keeps of the office, as one text. */
export const readKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const asked = indexedDB.open("office", 1);
        asked.onsuccess = () => {
          const store = asked.result.transaction("answers").objectStore("answers");
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          store.transaction.oncomplete = () => {
            asked.result.close();
            resolve(JSON.stringify([keys.result, values.result]));
          };
        };
      }),
  );

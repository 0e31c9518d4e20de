import type { launchBrowser } from "@tour/test-browser";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser["newPage"]>>;

export interface StrangerPage {
  page: Page;
  /** All that the browser's console warned of. */
  complaints: string[];
}

/** Opens an address in Russian, and keeps what the page complains of. */
export async function openPage(browser: Browser, address: string): Promise<StrangerPage> {
  const page = await browser.newPage({
    locale: "ru-RU",
    viewport: { width: 1280, height: 1000 },
  });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints };
}

/** Waits until React has taken over an element of the server's HTML. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith("__react")),
    selector,
  );
}

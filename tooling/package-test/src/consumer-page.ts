import type { launchBrowser } from "@tour/test-browser";

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser["newPage"]>>;

export interface ConsumerPage {
  page: Page;
  /** All that the browser's console warned of. */
  complaints: string[];
}

/** An app without the files of the theme's fonts is set in local faces; the browser asks for them. */
const isMissingFont = (url: string) => new URL(url).pathname.startsWith("/fonts/");

/** Opens an address in Russian, and keeps what the page complains of. */
export async function openPage(browser: Browser, address: string): Promise<ConsumerPage> {
  const page = await browser.newPage({
    locale: "ru-RU",
    viewport: { width: 1280, height: 1000 },
  });
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    const { url } = message.location();
    if (!["error", "warning"].includes(message.type()) || (url && isMissingFont(url))) return;
    complaints.push(message.text());
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

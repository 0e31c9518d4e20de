import type { BrowserContextOptions, Page } from "playwright";
import { useSiteInBrowser } from "./browse-site.ts";
import { fakeTourists, touristsUuid } from "./fake-tourists.ts";
import { holdIslands } from "./hold-islands.ts";

const path = `/add-tourists/${touristsUuid}`;

/** A browser at the page where those who booked write who travels; its tourists are new for each test. */
export function browseTourists() {
  const { running, host } = useSiteInBrowser("tourists", "Туристы", ({ tourists }) => {
    tourists[touristsUuid] = fakeTourists();
  });
  const address = () => `http://${host()}${path}`;
  return {
    logs: () => running.site.logs.join("\n"),
    data: () => running.data,
    /** What the API host has of them. */
    kept: () => running.data.tourists[touristsUuid]!.tourists,
    ask: (at = path) => running.site.ask(host(), at),
    async open(options: BrowserContextOptions = {}, script = true): Promise<Page> {
      const context = await running.browser.newContext({
        viewport: { width: 390, height: 780 },
        javaScriptEnabled: script,
        locale: "ru-RU",
        ...options,
      });
      const page = await context.newPage();
      await page.goto(address());
      return page;
    },
    /** Its code does not come before it is let. */
    async openWithoutCode(prepare: (page: Page) => Promise<unknown> = async () => {}) {
      const page = await running.browser.newPage({ viewport: { width: 390, height: 780 } });
      await prepare(page);
      const letCodeCome = await holdIslands(page);
      await page.goto(address(), { waitUntil: "commit" });
      return { page, letCodeCome };
    },
  };
}

export const person = (page: Page, position: number) =>
  page.getByRole("region", { name: `Турист ${position}` });

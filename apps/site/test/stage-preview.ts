import type { AddressInfo } from "node:net";
import { launchBrowser } from "@tour/test-browser";
import type { Browser, Frame, Page } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { builder } from "./builder-page.ts";
import { startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";
import type { Builder } from "./talk-as-builder.ts";

/** A site and a builder whose page shows its preview in a frame, for one file of tests. */
export function stagePreview() {
  let api: FakeApi;
  let site: RunningSite;
  let browser: Browser;
  const builderOrigin = () => `http://localhost:${(builder.address() as AddressInfo).port}`;

  beforeAll(async () => {
    await new Promise<void>((resolve) => builder.listen(0, resolve));
    api = await startFakeApi();
    site = await startSite(api.origin, builderOrigin());
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await api?.stop();
    builder.close();
  });

  return {
    newPage: () => browser.newPage({ viewport: { width: 1240, height: 800 } }),

    /** Opens the builder's page; answers the preview's frame once it listens. */
    async openPreview(page: Page, purpose: "editing" | "reading"): Promise<Frame> {
      const origin = `http://altai.localhost:${site.port}`;
      await page.goto(`${builderOrigin()}/?${new URLSearchParams({ site: origin, purpose })}`);
      await page.waitForFunction(() =>
        (globalThis as never as Builder).heard.some(({ type }) => type === "ready"),
      );
      return page.frames()[1]!;
    },
  };
}

import { chromium, type Browser, type LaunchOptions } from "playwright";
import { findChromium } from "./find-chromium.ts";
import { actionTimeoutMs } from "./patience.ts";

/** Playwright's launch options for the Chromium of this machine. */
export function launchOptions(): { executablePath: string; args: string[] } {
  return {
    executablePath: findChromium().executablePath,
    args: [
      // Chromium's sandbox needs rights that containers and root don't give.
      ...["--no-sandbox", "--disable-dev-shm-usage"],
      // Letters are as wide as on people's screens, not bent to a grid of whole pixels.
      "--font-render-hinting=none",
    ],
  };
}

/** Starts a headless Chromium, patient in all its windows; the caller closes it. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, args } = launchOptions();
  const browser = await chromium.launch({
    executablePath,
    ...options,
    args: [...args, ...(options.args ?? [])],
  });
  browser.on("context", (window) => window.setDefaultTimeout(actionTimeoutMs));
  return browser;
}

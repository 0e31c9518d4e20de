import { chromium, type Browser, type LaunchOptions } from "playwright";
import { findChromium } from "./find-chromium.ts";

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

/** Starts a headless Chromium; the caller closes it. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { executablePath, args } = launchOptions();
  return chromium.launch({ executablePath, ...options, args: [...args, ...(options.args ?? [])] });
}

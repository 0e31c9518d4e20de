import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findFreePort } from "@tour/free-port";
import { launchBrowser } from "@tour/test-browser";

const execute = promisify(execFile);
const maxMs = 5 * 60_000;

/** An audit that did not reach its whole score. */
export interface Finding {
  category?: string;
  id: string;
  title: string;
  displayValue: string;
  items: unknown[];
}

export interface LighthouseResult {
  /** From 0 to 100 by the category's title. */
  scores: Record<string, number>;
  /** Total blocking time, in ms. */
  blockingTime: number;
  failed: Finding[];
  advice: Finding[];
}

/** Runs Lighthouse once on a page, as its phone, in a Chromium of its own. */
export async function runLighthouse(folder: string, url: string): Promise<LighthouseResult> {
  const port = await findFreePort();
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  try {
    const { stdout } = await execute(process.execPath, ["run.js", url, `${port}`], {
      cwd: folder,
      timeout: maxMs,
      maxBuffer: 32 * 1024 * 1024,
    });
    return JSON.parse(stdout) as LighthouseResult;
  } finally {
    await browser.close();
  }
}

import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { installChromium } from "./install-chromium.ts";

/** A Chromium that starts on this machine. */
export type Chromium = {
  executablePath: string;
  /** Which one was taken, in words. */
  source: string;
};

/**
 * The one without windows comes first: a page there costs a quarter of the work, as no browser's own
 * window is drawn around it.
 */
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"],
];
const SYSTEM_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
/** The first start on a busy machine reads hundreds of megabytes from its disk. */
const VERSION_TIMEOUT_MS = 60_000;

/**
 * Finds a Chromium: the one at PLAYWRIGHT_CHROMIUM, else Playwright's own, else the system's, else
 * installs one; `report` hears what is being installed.
 *
 * Throws when PLAYWRIGHT_CHROMIUM does not start, or when nothing could be installed.
 */
export function findChromium(report: (message: string) => void = console.error): Chromium {
  const givenPath = process.env["PLAYWRIGHT_CHROMIUM"];
  if (givenPath) {
    if (starts(givenPath)) return { executablePath: givenPath, source: "PLAYWRIGHT_CHROMIUM" };
    throw new Error(`PLAYWRIGHT_CHROMIUM=${givenPath} does not start.`);
  }
  const found = findInstalledChromium();
  if (found) return found;
  installChromium(report, () => findInstalledChromium() !== undefined);
  const installed = findInstalledChromium();
  if (installed) return { ...installed, source: `${installed.source}, installed just now` };
  throw new Error(
    "No Chromium was found and none could be installed: install Chromium or Chrome by hand, " +
      "or give its path in PLAYWRIGHT_CHROMIUM.",
  );
}

function findInstalledChromium(): Chromium | undefined {
  const candidates: Chromium[] = [
    { executablePath: chromium.executablePath(), source: "Playwright's own Chromium" },
    ...[...searchPath(SYSTEM_NAMES), ...SYSTEM_PATHS].map((executablePath) => ({
      executablePath,
      source: "the system's Chromium",
    })),
  ];
  return candidates.find(({ executablePath }) => starts(executablePath));
}

function searchPath(names: string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Some systems have a file of that name which only tells how to install the browser. */
function starts(executablePath: string): boolean {
  try {
    accessSync(executablePath, constants.X_OK);
    const version = execFileSync(executablePath, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: VERSION_TIMEOUT_MS,
    });
    return /chrom/i.test(version);
  } catch {
    return false;
  }
}

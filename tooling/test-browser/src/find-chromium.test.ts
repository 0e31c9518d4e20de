import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { findChromium } from "./find-chromium.ts";
import { launchBrowser } from "./launch-browser.ts";

afterEach(() => vi.unstubAllEnvs());

function writeProgram(name: string, output: string): string {
  const folder = mkdtempSync(join(tmpdir(), "browser-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${output}"\n`);
  chmodSync(path, 0o755);
  return path;
}

test("PLAYWRIGHT_CHROMIUM comes first", () => {
  const path = writeProgram("my-browser", "Chromium 150.0.0.0");
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", path);
  expect(findChromium()).toEqual({ executablePath: path, source: "PLAYWRIGHT_CHROMIUM" });
});

test("a PLAYWRIGHT_CHROMIUM that does not start is an error that names it", () => {
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", "/nowhere/chromium");
  expect(() => findChromium()).toThrow("PLAYWRIGHT_CHROMIUM=/nowhere/chromium");
});

test("a program of that name that is not a browser is skipped", () => {
  vi.stubEnv("PLAYWRIGHT_CHROMIUM", "");
  const decoy = writeProgram("chromium", "Install me with: snap install");
  vi.stubEnv("PATH", `${join(decoy, "..")}:${process.env["PATH"]}`);
  expect(findChromium().executablePath).not.toBe(decoy);
});

test("the browser that was found opens a page", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent("<h1>Алтай</h1>");
  expect(await page.textContent("h1")).toBe("Алтай");
  await browser.close();
}, 180_000);

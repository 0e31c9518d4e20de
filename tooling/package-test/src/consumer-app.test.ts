import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inProof } from "@tour/proof";
import { launchBrowser } from "@tour/test-browser";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bookTour } from "./book-tour.ts";
import { listPacked } from "./packed-package.ts";
import { runTool } from "./run-tool.ts";
import { serveConsumerApp, type Mode } from "./serve-consumer-app.ts";
import { listImportPaths, listNeeded, makeConsumerApp } from "./consumer-app.ts";
import { openPage, waitForHydration, type Browser } from "./consumer-page.ts";

let folder: string;
let browser: Browser;

beforeAll(async () => {
  [folder, browser] = await Promise.all([makeConsumerApp(listPacked()), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("plain Node imports every subpath", async () => {
  const paths = listImportPaths(listNeeded(listPacked()));
  expect(paths.length).toBeGreaterThan(15);
  const script = `
    const empty = [];
    for (const path of ${JSON.stringify(paths)}) {
      if (Object.keys(await import(path)).length === 0) empty.push(path);
    }
    console.log(JSON.stringify(empty));
  `;
  const empty = await runTool(process.execPath, ["--input-type=module", "-e", script], folder);
  expect(JSON.parse(empty)).toEqual([]);
});

test("the strictest compiler settings accept the app and every declaration of every subpath", async () => {
  const complaints = await runTool("npm", ["run", "types"], folder).catch((error) => {
    if (String(error).includes("error TS")) return String(error);
    throw error;
  });
  // Those of others' declarations are theirs to mend.
  const isOurs = (line: string) =>
    line.includes("error TS") && (line.includes("@tour/") || !line.includes("node_modules/"));
  expect(complaints.split("\n").filter(isOurs)).toEqual([]);
});

test("a style sheet includes no font files", () => {
  for (const scope of ["@fontsource", "@fontsource-variable", "@expo-google-fonts"]) {
    expect(existsSync(join(folder, "node_modules", scope)), scope).toBe(false);
  }
});

/** Development comes last: only there React names what differs between server and browser. */
test.each<Mode>(["production", "development"])(
  "in %s the server's page hydrates without a warning, and its form works in Russian",
  async (mode) => {
    const app = await serveConsumerApp(folder, mode);
    onTestFinished(app.close);
    const html = await (await fetch(app.origin)).text();
    for (const text of ["Отправить заявку", "Имя", "Телефон", "--radius-button: 24px"]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("<!--$!-->");

    const { page, complaints } = await openPage(browser, app.origin);
    onTestFinished(() => page.close());
    await waitForHydration(page, "form button");
    const send = page.getByRole("button", { name: "Отправить заявку" });
    const look = await send.evaluate((element) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontFamily };
    });
    expect(look.borderRadius).toBe("24px");
    expect(look.backgroundColor).toBe("rgb(11, 92, 173)");

    expect(await bookTour(page)).toEqual({
      name: "Анна",
      email: "anna@example.ru",
      phone: "+79991234567",
      region: "altai",
      start: "2031-07-12",
      promo: "ALTA25",
      days: [3, 16],
      agreed: true,
    });
    await page.getByRole("tab", { name: "Название" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByText("Выберите регион").waitFor();
    await page.getByText("11–20 из 95").waitFor();
    await page.locator("summary").last().focus();
    await page.keyboard.press("Enter");
    await page.getByText("С десяти лет.").waitFor();
    expect(complaints).toEqual([]);
  },
);

test("a page of blocks shows a kit button and a block with styles", async () => {
  const app = await serveConsumerApp(folder, "production");
  onTestFinished(app.close);
  const { page, complaints } = await openPage(browser, `${app.origin}/block.html`);
  onTestFinished(() => page.close());

  const button = page.locator("#kit-button");
  await button.waitFor();
  const look = await button.evaluate((element) => {
    const { backgroundColor, borderRadius } = getComputedStyle(element);
    return { backgroundColor, borderRadius, height: element.clientHeight };
  });
  // The preset's accent and radius, through the kit's own class.
  expect(look.backgroundColor).not.toMatch(/rgba\(0, 0, 0, 0\)|rgb\(239, 239, 239\)/);
  expect(look.borderRadius).toBe("20px");
  expect(look.height).toBeGreaterThan(30);

  const heading = page.locator("#block h1");
  expect((await heading.textContent())?.length).toBeGreaterThan(5);
  const { size, family } = await heading.evaluate((element) => {
    const { fontSize, fontFamily } = getComputedStyle(element);
    return { size: Number.parseFloat(fontSize), family: fontFamily };
  });
  expect(size).toBeGreaterThan(30);
  expect(family).toContain("Unbounded");
  const layout = await page.locator("#block").evaluate((element) => {
    const inside = [...element.querySelectorAll("*")].map((node) => getComputedStyle(node).display);
    return inside.filter((display) => display === "grid" || display === "flex").length;
  });
  expect(layout).toBeGreaterThan(0);
  // Pictures of the sample stand on the product's own server.
  expect(complaints.filter((text) => !/404|Failed to load resource/.test(text))).toEqual([]);
});

/**
 * The first React of the peer range, and for the proof (0124) the first minor with a `useEffectEvent` of
 * its own; the newest is the catalogue's. They come last: what is installed stays.
 */
const olderReacts = ["19.0.0", ...inProof("19.2.9")];

test.each(olderReacts)("on React %s the page hydrates and its form works", async (version) => {
  const versions = [`react@${version}`, `react-dom@${version}`];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  await runTool("npm", ["install", ...versions, ...quiet], folder);
  const file = join(folder, "node_modules/react/package.json");
  expect(JSON.parse(readFileSync(file, "utf8")).version).toBe(version);
  const app = await serveConsumerApp(folder, "development");
  onTestFinished(app.close);
  const { page, complaints } = await openPage(browser, app.origin);
  onTestFinished(() => page.close());
  await waitForHydration(page, "form button");
  expect(await bookTour(page)).toMatchObject({ name: "Анна", phone: "+79991234567" });
  expect(complaints).toEqual([]);
});

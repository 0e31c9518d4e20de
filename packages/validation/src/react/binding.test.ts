import { launchBrowser } from "@tour/test-browser";
import { build } from "esbuild";
import { createElement, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Page as FormPage } from "./binding-page.fixture.tsx";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

let browser: Browser;
let script: string;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const entryPoints = [new URL("./binding.fixture.tsx", import.meta.url).pathname];
  const define = { "process.env.NODE_ENV": '"development"' };
  const built = await build({ entryPoints, bundle: true, write: false, jsx: "automatic", define });
  script = built.outputFiles[0]!.text;
  browser = await launchBrowser();
}, 60_000);

afterAll(() => browser?.close());

beforeEach(() => open(""));

async function open(body: string): Promise<void> {
  await page?.close();
  page = await browser.newPage();
  complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.setContent(`<!doctype html><body>${body}</body>`);
  await page.addScriptTag({ content: script });
  await page.locator("#email").waitFor();
}

const text = (id: string) => page.locator(`#${id}`).textContent();

describe("the React binding, in strict mode", () => {
  it("shows a field's error on blur, and removes it when the value is corrected", async () => {
    await page.fill("#name", "A");
    await expect.poll(() => text("name-error")).toBe("");
    await page.locator("#name").blur();
    await expect.poll(() => text("name-error")).toBe("Minimum 2 characters");
    await page.fill("#name", "Anna");
    await expect.poll(() => text("name-error")).toBe("");
    expect(complaints).toEqual([]);
  });

  it("submits valid values, or else focuses the first error", async () => {
    await page.click("#send");
    await expect.poll(() => text("errors")).toBe("email,name");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("name");
    await page.fill("#name", "Anna");
    await page.fill("#email", "anna@example.ru");
    await page.click("#send");
    await expect.poll(() => text("sent")).toBe('{"name":"Anna","email":"anna@example.ru"}');
    expect(complaints).toEqual([]);
  });

  it("ignores an unmounted field, keeps what was typed, and focuses in document order", async () => {
    await page.fill("#name", "A");
    await page.click("#toggle");
    await page.click("#send");
    await expect.poll(() => text("errors")).toBe("email");
    await page.click("#toggle");
    expect(await page.inputValue("#name")).toBe("A");
    await page.click("#send");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("name");
  });

  it("uses the newest rules", async () => {
    await page.fill("#name", "Anna");
    await page.click("#stricter");
    await page.click("#send");
    await expect.poll(() => text("name-error")).toBe("Minimum 5 characters");
  });

  it("does not render other fields when one is typed in", async () => {
    const rendersOfName = () =>
      page.evaluate(() => (globalThis as unknown as { renders: { name: number } }).renders.name);
    // The first character also makes the form dirty, which the page shows.
    await page.fill("#email", "a");
    const before = await rendersOfName();
    await page.locator("#email").pressSequentially("anna");
    expect(await rendersOfName()).toBe(before);
  });

  it("shows the server's messages at the fields, and rethrows other errors", async () => {
    await page.fill("#email", "anna@example.ru");
    await page.fill("#name", "Taken");
    await page.click("#send");
    await expect.poll(() => text("name-error")).toBe("Taken");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("name");
    await page.fill("#name", "Broken");
    await expect.poll(() => text("name-error")).toBe("");
    await page.click("#send");
    await expect.poll(() => text("failure")).toBe("Error: no network");
    expect(complaints).toEqual([]);
  });

  it.each([
    ["by its button", () => page.click("#begin-anew")],
    ["by a script", () => page.evaluate(() => document.querySelector("form")?.reset())],
  ])("begins anew when the browser resets the form %s", async (_, reset) => {
    await page.fill("#name", "A");
    await page.fill("#promo", "autumn");
    await page.click("#send");
    await expect.poll(() => text("errors")).toBe("email,name");
    await reset();
    await expect.poll(() => text("errors")).toBe("");
    await expect.poll(() => text("dirty")).toBe("false");
    expect(await page.inputValue("#name")).toBe("");
    expect(await page.inputValue("#promo"), "the form's value, not the input's").toBe("spring");
    await page.fill("#name", "B");
    await expect
      .poll(() => text("name-error"), { message: "an eager field is calm again" })
      .toBe("");
    expect(complaints).toEqual([]);
  });
});

describe("the React binding, rendered on the server", () => {
  const html = renderToString(createElement(StrictMode, null, createElement(FormPage)));

  it("shows the initial values without asking any rule", () => {
    expect(html).toContain('id="promo" value="spring"');
    expect(html).toContain('<output id="errors"></output>');
  });

  it("hydrates in the browser without a warning, and validates", async () => {
    await open(`<div id="rendered">${html}</div>`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.click("#send");
    await expect.poll(() => text("errors")).toBe("email,name");
    await page.fill("#name", "Anna");
    await page.fill("#email", "anna@example.ru");
    await page.click("#send");
    await expect.poll(() => text("sent")).toBe('{"name":"Anna","email":"anna@example.ru"}');
    expect(complaints).toEqual([]);
  });

  it("control: a page that differs from the server's gives a warning", async () => {
    await open(`<div id="rendered">${html.replace(">false<", ">true<")}</div>`);
    await expect.poll(() => complaints.join()).toMatch(/hydrat/i);
  });
});

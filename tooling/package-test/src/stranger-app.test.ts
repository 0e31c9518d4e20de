import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinImportPath, listPacked, listScriptPaths } from "./packed-package.ts";
import { runTool } from "./run-tool.ts";
import { makeStrangerApp } from "./stranger-app.ts";

let folder: string;

beforeAll(async () => {
  folder = await makeStrangerApp(listPacked());
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("plain Node imports every subpath", async () => {
  const paths = listPacked().flatMap((packed) =>
    listScriptPaths(packed).map((path) => joinImportPath(packed.name, path)),
  );
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

test("a fresh Vite app type-checks, builds, and shows a kit button and a block with styles", async () => {
  const bin = (name: string) => join(folder, "node_modules/.bin", name);
  await runTool(bin("tsc"), ["-p", "."], folder);
  await runTool(bin("vite"), ["build", "--logLevel=error"], folder);
  const server = await serveFolder(join(folder, "dist"));
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);

    const button = page.locator("#kit-button");
    await button.waitFor();
    const look = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, fontSize } = getComputedStyle(element);
      return { backgroundColor, borderRadius, fontSize, height: element.clientHeight };
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
      const inside = [...element.querySelectorAll("*")].map(
        (node) => getComputedStyle(node).display,
      );
      return inside.filter((display) => display === "grid" || display === "flex").length;
    });
    expect(layout).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
});

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

async function serveFolder(root: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = join(root, pathname === "/" ? "index.html" : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return server;
}

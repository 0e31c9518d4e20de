import { once } from "node:events";
import { connect } from "node:net";
import { launchBrowser } from "@tour/test-browser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fakeArrival } from "./fake-arrival.ts";
import { fakeSite, startFakeApi } from "./fake-api.ts";
import type { FakeApi } from "./fake-api.ts";
import { fakeOrder, orderUuid } from "./fake-order.ts";
import { startSite } from "./start-site.ts";
import type { RunningSite } from "./start-site.ts";

let api: FakeApi;
let site: RunningSite;
let host = "";
const [short, long] = [16 * 1024, 64 * 1024];

beforeAll(async () => {
  api = await startFakeApi();
  site = await startSite(api.origin);
});
beforeEach(() => {
  host = `limits.localhost:${site.port}`;
  const data = fakeSite("Тропа", []);
  data.orders[orderUuid] = fakeOrder();
  data.arrivals[orderUuid] = fakeArrival();
  api.sites.set(host, data);
  api.requests.length = 0;
});
afterAll(async () => {
  await site?.stop();
  await api?.stop();
});

const order = `/order/${orderUuid}`;
const forms: [path: string, limit: number][] = [
  [`${order}/cancel`, short],
  [`${order}/move`, short],
  [`${order}/party`, short],
  [`${order}/pay`, short],
  ["/find-booking", short],
  [`/unsubscribe/${orderUuid}`, short],
  ["/of-a-form-to-come", short],
  [`${order}/messages`, long],
  [`${order}/review`, long],
  [`${order}/individual-tour/booking`, long],
  ["/altai/booking", long],
  [`/arrival/${orderUuid}`, long],
  [`/add-tourists/${orderUuid}`, long],
];

const headers = {
  "content-type": "application/x-www-form-urlencoded",
  "sec-fetch-site": "same-origin",
};

test.each(forms)(
  "a form to %s over its limit is refused in the site's look",
  async (path, limit) => {
    const send = (bytes: number) => {
      const body = `text=${"x".repeat(bytes - 5)}`;
      return site.ask(host, path, { method: "POST", headers, body });
    };
    const refused = await send(limit + 1);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain("Написано слишком много</h1>");
    expect(refused.text).toContain("Тропа");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(api.requests.filter(({ method }) => method === "POST")).toEqual([]);
    expect((await send(limit)).status, "control").not.toBe(413);
  },
);

test("a form without a told length is refused once it is over the limit", async () => {
  const chunked = { ...headers, "transfer-encoding": "chunked" };
  const send = (body: string) =>
    site.ask(host, "/find-booking", { method: "POST", headers: chunked, body });
  expect((await send("a".repeat(short + 1))).status).toBe(413);
  expect((await send("email=anna%40example.test")).status, "control").toBe(303);
});

/** Sends the head of a form alone, and gathers what is answered. */
async function begin(length: number) {
  const socket = connect(site.port, "127.0.0.1");
  await once(socket, "connect");
  const answer = { text: "" };
  socket.on("data", (chunk) => (answer.text += String(chunk)));
  socket.on("error", () => {});
  const told = { ...headers, host, "content-length": length };
  const lines = Object.entries(told).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /find-booking HTTP/1.1\r\n${lines.join("")}\r\n`);
  return { socket, answer };
}

test("a form that says that it is long is refused before a byte of it has come", async () => {
  const { socket, answer } = await begin(1024 ** 3);
  await expect.poll(() => answer.text).toContain("HTTP/1.1 413");
  socket.destroy();
  const body = "email=anna%40example.test";
  const fine = await begin(body.length);
  await site.ask(host, "/health");
  expect(fine.answer.text, "control: one that may come is waited for").toBe("");
  fine.socket.write(body);
  await expect.poll(() => fine.answer.text).toContain("HTTP/1.1 303");
  fine.socket.destroy();
});

test("a message as long as it may be is taken, in letters of three bytes", async () => {
  const body = new URLSearchParams({ text: "語".repeat(4000) }).toString();
  expect(body.length).toBeGreaterThan(2 * short);
  const answer = await site.ask(host, `${order}/messages`, { method: "POST", headers, body });
  expect(answer.status).toBe(303);
});

test("who wrote too much gets back to what they wrote by the browser's own way", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`http://${host}${order}/cancel`);
  const words = "Заболел. ".repeat(3000);
  await page.locator("textarea").fill(words);
  await page.locator("textarea").evaluate((field) => field.closest("form")!.submit());
  await page.getByRole("heading", { name: "Написано слишком много" }).waitFor();
  await page.goBack();
  expect(await page.locator("textarea").inputValue()).toBe(words);
  await browser.close();
});

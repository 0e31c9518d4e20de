import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySales } from "../src/deploy-sales.ts";
import type { SalesCopy } from "../src/deploy-sales.ts";
import { manager, showCode, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";
import { openOffice } from "../src/office.ts";
import type { Office } from "../src/office.ts";

let sales: SalesCopy;
let journey: Journey;
let office: Office;
let page: Page;
let requestId: number;
const builds: string[] = [];
const note = "Гость просит верхнюю полку";

beforeAll(async () => {
  sales = await copySales();
  builds.push(await sales.readBuild());
  journey = await startJourney({ folders: { crm: sales.folder } });
  office = await openOffice(journey);
  const { data } = await office.listRequests({ query: { organizer_id: office.organizerId } });
  requestId = data[0]!.id;
});
afterAll(async () => {
  await journey?.close();
  await sales?.remove();
});

/** Puts the files of another build in place of those that the server has. */
async function deploy(name: string): Promise<void> {
  await sales.deploy(name);
  builds.push(await sales.readBuild());
}

/** The same with a new server, whose page is opened. */
async function openDeployed(name: string): Promise<void> {
  await deploy(name);
  await journey.restart();
  // All of a build is fetched anew, next to the page's own files: that takes its time.
  await page.reload({ waitUntil: "domcontentloaded" });
  await expect.poll(openedBuild).toBe(builds.at(-1));
}

/**
 * In a page: lets no note through until the tab is told to, and counts what was tried. The browser's own
 * interception would stand between the worker and its files as well.
 */
function refuseNotes(): void {
  const ask = window.fetch;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const isNote = /\/crm\/api\/request\/.*note/.test(url);
    if (!isNote || sessionStorage["notes"] === "let through") return ask(input, init);
    sessionStorage["tried"] = Number(sessionStorage["tried"] ?? 0) + 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  };
}

const openedBuild = () => page.evaluate(() => document.documentElement.dataset["build"]);
/** The builds whose files the device keeps, oldest first. */
const keptBuilds = () =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace("office-build ", "")));
/** A worker keeps a hundred files before it is in charge; then it forgets the oldest build. */
async function expectKept(expected: (string | undefined)[]): Promise<void> {
  await updateWorker();
  await expect.poll(keptBuilds).toEqual(expected);
}
const entry = () =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>("script[src]")!.src);
const unsent = () => page.getByRole("button", { name: "Не отправлено: 1" });

/** The sheet of the request in a window of its own, kept by a worker. */
async function openRequest(): Promise<void> {
  const { builder } = journey.addresses;
  const path = `/crm/${office.organizerId}/requests/${requestId}`;
  page = await (await journey.newWindow()).newPage();
  // What waits stays waiting, whatever else the network lets through later.
  await page.addInitScript(refuseNotes);
  await page.goto(`${builder}/sign-in?${new URLSearchParams({ next: path })}`);
  await page.getByLabel("E-mail").fill(manager.email);
  await page.getByLabel("Пароль").fill("demo-demo-demo");
  await page.getByRole("button", { name: "Войти" }).click();
  await showCode(page);
  await page.getByLabel("Новая заметка").waitFor();
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  expect([await openedBuild(), await keptBuilds()]).toEqual([builds.at(-1), [builds.at(-1)]]);
}

/** Has the browser look for a newer worker, and waits until that one is there or has failed. */
async function updateWorker(): Promise<string> {
  const newer = await page.evaluateHandle(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.waiting ?? (await registration.update()).installing;
  });
  const state = () => newer.evaluate((worker) => worker?.state ?? "none");
  await expect.poll(state).not.toBe("installing");
  await expect.poll(state, { timeout: 15_000 }).not.toBe("installed").catch(stopWorkers);
  await expect.poll(state).toMatch(/^(?:none|activated|redundant)$/);
  return state();
}

/**
 * On a busy machine Chromium leaves a worker waiting that asked to be in charge at once, for minutes,
 * though the one before has nothing in hand: that one is stopped, as browsers do with one that rests.
 * A newer one that did not ask waits all the same, for the page is open.
 */
async function stopWorkers(): Promise<void> {
  const tool = await page.context().newCDPSession(page);
  await tool.send("ServiceWorker.enable");
  await tool.send("ServiceWorker.stopAllWorkers");
  await tool.detach();
}

it("keeps a note that was written without a network", async () => {
  await openRequest();
  await page.context().setOffline(true);
  await page.getByLabel("Новая заметка").fill(note);
  await page.getByRole("button", { name: "Записать", exact: true }).click();
  await unsent().waitFor();
});

it("goes on with the old build while the server has another page than files", async () => {
  const oldEntry = await entry();
  await deploy("second");
  await page.context().setOffline(false);
  expect((await fetch(oldEntry)).status, "control: the server has the file no more").toBe(404);
  expect(await updateWorker()).toBe("redundant");
  await page.reload();
  await unsent().waitFor();
  expect([await openedBuild(), await keptBuilds()]).toEqual([builds[0], [builds[0]]]);
});

it("takes the new build and its worker when the new server is there; the note still waits", async () => {
  await journey.restart();
  expect(await updateWorker()).toBe("activated");
  expect([await openedBuild(), await keptBuilds()]).toEqual([builds[0], builds]);
  await unsent().waitFor();
  // The offer to reload is looked for once a minute.
  await page.clock.setFixedTime(Date.now() + 61_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await page.getByText("Вышла новая версия кабинета").waitFor();
  await page.getByRole("button", { name: "Обновить", exact: true }).click();
  await expect.poll(() => openedBuild().catch(() => "")).toBe(builds[1]);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText(note).waitFor();
  await unsent().waitFor();
  expect(await openedBuild(), "the worker keeps the new page").toBe(builds[1]);
});

it("sends the note once", async () => {
  const tried = await page.evaluate(() => Number(sessionStorage["tried"]));
  expect(tried, "control: it was tried before").toBeGreaterThan(0);
  await page.evaluate(() => void (sessionStorage["notes"] = "let through"));
  await page.context().setOffline(false);
  await unsent().waitFor({ state: "detached" });
  const { notes } = (await office.listRequestTasks({ query: { id: requestId } })).data;
  expect(notes.filter(({ text }) => text === note)).toHaveLength(1);
});

it("keeps the build before the newest one", async () => {
  // A window that was never cut off: how a browser's tool does that outlives it in the workers.
  await page.context().close();
  await openRequest();
  const before = builds.at(-1);
  await openDeployed("third");
  await expectKept([before, builds.at(-1)]);
  const isKept = (path: string) => page.evaluate(async (url) => !!(await caches.match(url)), path);
  expect(await isKept(await entry()), "control").toBe(true);
});

it("keeps a build that came back", async () => {
  const before = builds.at(-1);
  await openDeployed("second");
  expect(builds.at(-1), "the same files are the same build").toBe(builds[1]);
  await expectKept([before, builds[1]]);
});

it("forgets the one that it was before when a third comes", async () => {
  await openDeployed("fourth");
  await expectKept([builds[1], builds.at(-1)]);
});

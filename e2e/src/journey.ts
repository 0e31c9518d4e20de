import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApps } from "@tour/run/start-apps";
import type { RunningApps, StartAppsOptions } from "@tour/run/start-apps";
import { launchBrowser, motion } from "@tour/test-browser";
import { createDatabase } from "@tour/test-postgres";
import type { TestDatabase } from "@tour/test-postgres";
import type { APIRequestContext, Browser, BrowserContext, Page } from "playwright";
import { inject } from "vitest";
import { choosePorts } from "./choose-ports.ts";
import { sizesIn, withoutAvif } from "./seed-once.ts";

/**
 * Less than a hook gets, so that a start that stands still is told with what the apps said last. The
 * first one fills an empty database, for which its journey waits longer.
 */
const serverTimeoutMs = { first: 540_000, other: 240_000 };

let running: Promise<Browser> | undefined;
/** The journeys of one process share a browser, which ends with it: a window shares nothing with another. */
const openBrowser = () => (running ??= launchBrowser());

/** All pages that are open now, of every journey of this process. */
export async function listPages(): Promise<Page[]> {
  const browser = await running;
  return (browser?.contexts() ?? []).flatMap((window) => window.pages());
}

/** The apps on data of their own, and windows of a browser. */
export interface Journey {
  addresses: RunningApps["addresses"];
  /** Where the server keeps its files, the emails that it sends among them. */
  dataDir: string;
  /** Undefined on the embedded database. */
  databaseUrl: string | undefined;
  /** A window of its own: no cookies, no storage. */
  newWindow: (options?: Parameters<Browser["newContext"]>[0]) => Promise<BrowserContext>;
  /** Ends all apps and starts them again on the same data and ports. */
  restart: () => Promise<void>;
  /** What content policies refused so far; a control that wants one takes it out. */
  refused: string[];
  /** Ends everything. Throws when a content policy refused anything on the way. */
  close: () => Promise<void>;
}

interface JourneyOptions extends Pick<
  StartAppsOptions,
  "env" | "folders" | "metricsPorts" | "onOutput"
> {
  /** As on a machine on which it is started for the first time: an empty folder, no PostgreSQL. */
  isFirstStart?: boolean;
}

/** Starts everything for one journey on a fresh copy of the demo data, apps in the folders given. */
export async function startJourney({
  folders = {},
  isFirstStart = false,
  env = {},
  ...watching
}: JourneyOptions = {}): Promise<Journey> {
  const folder = await mkdtemp(join(tmpdir(), "tour-journey-"));
  const dataDir = join(folder, "data");
  const database = isFirstStart ? undefined : await copySeeded(dataDir);
  const ports = await choosePorts();
  const start = () =>
    startApps({
      dataDir,
      databaseUrl: database?.url,
      ports,
      folders,
      serverTimeoutMs: isFirstStart ? serverTimeoutMs.first : serverTimeoutMs.other,
      env: { ...withoutAvif, ...env },
      ...watching,
    });
  const browser = await openBrowser();
  const windows: BrowserContext[] = [];
  let apps = await start();
  const refused: string[] = [];
  return {
    addresses: apps.addresses,
    dataDir,
    databaseUrl: database?.url,
    refused,
    newWindow: async (options) => {
      const window = await browser.newContext({ locale: "ru-RU", ...motion, ...options });
      windows.push(window);
      window.on("console", (message) => {
        if (isRefusal(message.text())) refused.push(`${message.page()?.url()}: ${message.text()}`);
      });
      return window;
    },
    restart: async () => {
      await apps.stop();
      apps = await start();
    },
    close: async () => {
      await Promise.all(windows.map((window) => window.close()));
      await apps.stop();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
      if (refused.length > 0) throw new Error(`A content policy refused:\n${refused.join("\n")}`);
    },
  };
}

/**
 * The demo's files in the folder, and a database of its own. Sizes of pictures stand in one folder for
 * all journeys: what a key's size looks like never changes, and making them anew took a tenth of the
 * processor time.
 */
export async function copySeeded(dataDir: string): Promise<TestDatabase> {
  const sizes = sizesIn(inject("seededData"));
  const filter = (file: string) => file !== sizes;
  await cp(inject("seededData"), dataDir, { recursive: true, filter });
  await symlink(sizes, sizesIn(dataDir));
  return createDatabase(inject("postgresUrl"), inject("seededUrl"));
}

/** Whether a content policy refused a script, a style or a request of one of our own pages. */
const isRefusal = (text: string): boolean =>
  text.includes("Content Security Policy") && !text.includes("frame-ancestors");

export const staff = { email: "staff@demo.tour", password: "demo-demo-demo" };
export const secondStaff = { ...staff, email: "staff2@demo.tour" };
export const organizer = { email: "organizer@demo.tour", password: "demo-demo-demo" };

export const manager = { email: "manager@demo.tour", password: "demo-demo-demo" };

/** Where signing in ends: an owner's site, a manager's sales, the market of staff. */
function firstScreenOf({ email }: typeof organizer): RegExp {
  if (email === manager.email) return /\/crm\/\d+$/;
  return [staff.email, secondStaff.email].includes(email) ? /\/crm\/organizers$/ : /\/\d+$/;
}

/** Signs in and waits for the first screen. */
export async function signIn(page: Page, builder: string, account = organizer): Promise<void> {
  await page.goto(`${builder}/sign-in`);
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Пароль").fill(account.password);
  await page.getByRole("button", { name: "Войти" }).click();
  await showCode(page);
  await page.waitForURL(firstScreenOf(account));
}

/** The second step of signing in, for accounts that have one: a demo's are told their code. */
export async function showCode(page: Page): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname !== "/sign-in");
  if (new URL(page.url()).pathname !== "/sign-in/code") return;
  await page.getByRole("button", { name: /^Подставить код/ }).click();
  await page.getByRole("button", { name: "Подтвердить", exact: true }).click();
}

interface BuilderOptions extends NonNullable<Parameters<Browser["newContext"]>[0]> {
  account?: typeof organizer;
}

/** The builder in a window of its own, signed in already, on the first screen. */
export async function openBuilder(journey: Journey, options: BuilderOptions = {}): Promise<Page> {
  const { account = organizer, ...window } = options;
  const { builder } = journey.addresses;
  const context = await journey.newWindow(window);
  await signInBefore(context.request, builder, account);
  const page = await context.newPage();
  await page.goto(builder);
  await page.waitForURL(firstScreenOf(account));
  return page;
}

export interface SignInHints {
  data: { accounts: { email: string; code: { value: string } | null }[] };
}

/** Signs a window in by what its screens ask for, in a tenth of the time; a demo tells its codes. */
export async function signInBefore(
  request: APIRequestContext,
  builder: string,
  account: typeof organizer,
): Promise<void> {
  const ask = async (path: string, data?: object) => {
    const answer = await request.fetch(`${builder}/auth${path}`, {
      method: data ? "POST" : "GET",
      headers: { origin: builder, "user-role": "organizer" },
      failOnStatusCode: true,
      ...(data && { data }),
    });
    return (await answer.json()) as unknown;
  };
  await ask("/sign-in/email", account);
  const { data } = (await ask("/sign-in-hints")) as SignInHints;
  const code = data.accounts.find(({ email }) => email === account.email)?.code;
  if (code) await ask("/second-factor/show", { code: code.value });
}

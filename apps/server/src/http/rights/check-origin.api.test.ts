import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../test/ask.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { messages } from "../errors/messages.ts";

const evil = "https://evil.example";
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Bodies that a page of another site can send, most of them without asking first. */
const contentTypes = [
  undefined,
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "text/html, application/json",
];

const foreign: Record<string, string>[] = [
  ...[evil, "null", "", "http://localhost:3001.evil.example", "https://localhost:3001"].map(
    (origin) => ({ origin }),
  ),
  ...["http://localhost:3001/", "http://evil.example@localhost:3001", "HTTP://LOCALHOST:3001"].map(
    (origin) => ({ origin }),
  ),
  { origin: `http://localhost:3001, ${evil}` },
  { origin: evil, "sec-fetch-site": "same-origin" },
  { origin: evil, "site-host": "altai.localhost:3000" },
  { origin: evil, "x-forwarded-host": "evil.example", host: "evil.example" },
  ...["cross-site", "same-site", "Cross-Site", "cross-site, none", "?"].map((site) => ({
    "sec-fetch-site": site,
  })),
];

const own: Record<string, string>[] = [
  {},
  { origin: "http://localhost:3001" },
  { origin: "http://localhost:3001", "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
];

type Ask = Pick<TestApp, "app">;

async function isStopped({ app: { request } }: Ask, path: string, init: RequestInit) {
  const response = await request(path, init);
  const { message } = (await response.json()) as { message: string };
  return response.status === 403 && message === messages.foreignOrigin;
}

const unsafe = Object.values(contract as TourContract)
  .filter(({ method }) => (method as string) !== "GET")
  .map(({ method, path }) => ({ method: method as string, path: path as string }));
const others = ["PUT", "PATCH", "DELETE"].map((method) => ({ method, path: unsafe[0]!.path }));

/** Which of the requests come through to a call. */
async function findPassed(on: Ask, headersOf: Record<string, string>[]): Promise<string[]> {
  const passed: string[] = [];
  for (const { method, path } of [...unsafe, ...others]) {
    for (const headers of headersOf) {
      for (const type of contentTypes) {
        const body = new Blob(["{}"]);
        const all = { ...headers, ...(type !== undefined && { "content-type": type }) };
        if (!(await isStopped(on, path, { method, headers: all, body }))) {
          passed.push(`${method} ${path} ${JSON.stringify(all)}`);
        }
      }
    }
  }
  return passed;
}

// ASVS 3.5.1, 3.5.2
test("no unsafe method takes anything from another site's page, whatever the body says it is", async () => {
  expect(unsafe.length).toBeGreaterThan(20);
  expect(await findPassed(app, foreign)).toEqual([]);
});

test("control: each of them passes from the builder and from other programs", async () => {
  const tried = (unsafe.length + others.length) * contentTypes.length;
  expect(await findPassed(app, own)).toHaveLength(tried * own.length);
});

test("control: with the guard off for one origin, each request of that origin is found", async () => {
  const env = { ...app.services.env, builderOrigin: evil };
  const open = createTestClient({ ...app.services, env });
  const passed = await findPassed(open, [{ origin: evil }]);
  expect(passed).toHaveLength((unsafe.length + others.length) * contentTypes.length);
});

// ASVS 3.5.1
test("what an old browser's form can send with a session is refused: it sets no header", async () => {
  const { owner } = await createOrganizer(app);
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
  ];
  const calls = unsafe.filter(({ path }) => path.startsWith("/crm/"));
  const heard: string[] = [];
  for (const { method, path } of calls) {
    for (const type of types) {
      const headers = { cookie: owner.cookie!, "content-type": type };
      const answer = await app.app.request(path, { method, headers, body: "{}" });
      const { message } = (await answer.json()) as { message: string };
      if (message !== messages.role) heard.push(`${method} ${path} ${type}: ${message}`);
    }
  }
  expect(calls.length).toBeGreaterThan(15);
  expect(heard).toEqual([]);
  const session = await ask(app.app, contract.getAccount, {}, owner);
  expect(session.status, "control: the session is a good one").toBe(200);
});

// ASVS 3.3.2
test("a session's cookie is not sent along by another site's page", async () => {
  const { owner } = await createOrganizer(app, "Другая тропа");
  const { email } = (await app.call("getAccount", {}, owner)).data;
  const body = { email, password: "correct horse battery" };
  const [cookie = ""] = (await app.ask("signIn", { body })).headers.getSetCookie();
  expect(cookie).toMatch(/; SameSite=Lax/i);
});

/** The paths of unsafe calls that come through. */
async function passedPaths(on: Ask, headers: Record<string, string>): Promise<string[]> {
  const paths: string[] = [];
  for (const { method, path } of unsafe) {
    if (!(await isStopped(on, path, { method, headers, body: "{}" }))) paths.push(path);
  }
  return paths;
}
const ofGuests = [
  "/crm/api/request/add-tourists",
  "/crm/api/request/update-tourists-questionnaires",
];
const isVisitors = (path: string) => path.startsWith("/spa/") || ofGuests.includes(path);
const ofVisitors = unsafe.map(({ path }) => path).filter(isVisitors);

// ASVS 3.4.2
test("the marketplace may call what is for visitors, and nothing with a session", async () => {
  const { owner } = await createOrganizer(app, "Третья тропа");
  const origin = app.services.env.siteOrigin;
  expect(ofVisitors.length).toBeGreaterThan(0);
  expect(await passedPaths(app, { origin })).toEqual(ofVisitors);
  expect(await passedPaths(app, { origin, cookie: owner.cookie! })).toEqual([]);
  const host = { origin: "http://altai.localhost:3000", "site-host": "altai.localhost:3000" };
  expect(await passedPaths(app, { ...host, cookie: owner.cookie! })).toEqual([]);
  const builder = { origin: "http://localhost:3001", cookie: owner.cookie! };
  expect(await passedPaths(app, builder), "control: from the builder").toHaveLength(unsafe.length);
});

test("an additional office origin from the settings may write with a session", async () => {
  const origin = "https://crm.example";
  expect(await passedPaths(app, { origin })).toEqual([]);
  const env = { ...app.services.env, sessionOrigins: [origin] };
  const open = createTestClient({ ...app.services, env });
  expect(await passedPaths(open, { origin })).toHaveLength(unsafe.length);
});

test("an organiser's own host may call what is for visitors, and no more", async () => {
  const headers = { origin: "http://altai.localhost:3000", "site-host": "altai.localhost:3000" };
  const stopped = await Promise.all(
    unsafe.map(async ({ method, path }) => [
      path,
      await isStopped(app, path, { method, headers, body: "{}" }),
    ]),
  );
  expect(stopped).toEqual(unsafe.map(({ path }) => [path, !isVisitors(path)]));
});

import { readNetworks } from "@tour/http-server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handlers } from "../handlers.ts";
import { sites } from "../modules/sites/site.table.ts";
import { createOrganizer } from "../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../test/create-test-app.ts";
import type { TestApp } from "../test/create-test-app.ts";

let app: TestApp;
/** Numbers of the sites: one on a subdomain, one on its custom domain. */
let provided: number;
let custom: number;

const host = "vulkan.localhost:3000";
const customDomain = "xn--80aaxridipd.xn--p1ai";

async function publish(name: string, change: { name?: string; customDomain?: string }) {
  const { id, owner } = await createOrganizer(app, name);
  const attached = await app.call("attachSite", { body: { organizer_id: id } }, owner);
  await app.call("publishData", { query: { organizer_id: id, type: "site" } }, owner);
  await app.db.update(sites).set(change).where(eq(sites.id, attached.data.id));
  return attached.data.id;
}

beforeAll(async () => {
  app = await createTestApp();
  provided = await publish("Вулкан", { name: "vulkan" });
  custom = await publish("Байкал", { customDomain });
});
afterAll(() => app.close());

/** As a header carries what is not ASCII: byte by byte. */
const bytes = (text: string) => Buffer.from(text).toString("latin1");

/** Hosts that are a site's, and whose. */
const known = (): [string, number][] => [
  [host, provided],
  [host.toUpperCase(), provided],
  [` ${host} `, provided],
  [customDomain, custom],
  [customDomain.toUpperCase(), custom],
];

/** Hosts that look like a site's, and are nobody's. */
const nobodys = [
  ...[`${host}.`, "vulkan.localhost.:3000", "vulkan.localhost", "vulkan.localhost:80"],
  ...["vulkan.localhost:03000", `${host}:3000`, `x.${host}`, `.${host}`, `${host}.evil.example`],
  ...[
    `${customDomain}.`,
    `${customDomain}:443`,
    `www.${customDomain}`,
    `${customDomain}.localhost:3000`,
  ],
  ...[bytes("вулкан.localhost:3000"), bytes("примерный.рф"), "xn--80aaxridipd"],
  ...[`user@${host}`, `${host}@${customDomain}`, `http://${host}`, `${host}/`, `/${host}`],
  ...[
    `${host}, ${customDomain}`,
    `${customDomain},${host}`,
    `${host} ${customDomain}`,
    `${host};x`,
  ],
  ...[`${host}?`, `${host}#`, `${host}\\`, `${host}%00`, `%76ulkan.localhost:3000`, "vulkan"],
  ...["*.localhost:3000", "%.localhost:3000", "_ulkan.localhost:3000", "vulkan%", "'"],
  ...["a".repeat(1000), `${"a".repeat(1000)}.localhost:3000`, "1", "[::1]:3000", ".localhost:3000"],
  ...["__proto__", "null", "undefined", "localhost", "localhost:3000.", "builder.localhost:3000"],
];

type Client = Pick<TestApp, "app">;

/** Whose site is answered; null for the marketplace, or the status of a refusal. */
async function askWhose({ app: { request } }: Client, headers: HeadersInit, search = "") {
  const all = new Headers(headers);
  all.set("user-role", "visitor");
  const response = await request(`/spa/custom-metadata${search}`, { headers: all });
  if (!response.ok) return `refused: ${response.status}`;
  return ((await response.json()) as { data: { id: number } | null }).data?.id ?? null;
}

/** Every host that is answered with a site that it does not name. */
async function findMistaken(client: Client): Promise<string[]> {
  const asked = nobodys.map(async (name) => [name, await askWhose(client, { "site-host": name })]);
  const answers = (await Promise.all(asked)) as [string, unknown][];
  return answers.filter(([, whose]) => whose !== "refused: 404").map(([name]) => name);
}

test("a site is found by its exact host only, in any letter case", async () => {
  for (const [name, id] of known()) {
    expect([name, await askWhose(app, { "site-host": name })]).toEqual([name, id]);
  }
  expect(await findMistaken(app)).toEqual([]);
});

test("the host takes precedence over an id, and two hosts match no site", async () => {
  expect(await askWhose(app, { "site-host": host }, `?site_id=${custom}`)).toBe(provided);
  const two: [string, string][] = [
    ["site-host", host],
    ["site-host", customDomain],
  ];
  expect(await askWhose(app, two)).toBe("refused: 404");
  expect(await askWhose(app, { "site-host": "nobody.example" }, `?site_id=${custom}`)).toBe(
    "refused: 404",
  );
});

test("without a host, or with an empty one, it is the marketplace", async () => {
  const hosts: Record<string, string>[] = [{}, { "site-host": "" }, { "site-host": "  " }];
  for (const headers of hosts) {
    expect(await askWhose(app, headers)).toBeNull();
  }
});

test.each([undefined, "private"])(
  "no other header selects a site; trusted proxies: %s",
  async (trusted) => {
    const trustedProxies = trusted && readNetworks(trusted);
    const env = { ...app.services.env, trustedProxies: trustedProxies || undefined };
    const client = createTestClient({ ...app.services, env });
    const elsewhere = {
      host: customDomain,
      "x-forwarded-host": customDomain,
      "x-host": customDomain,
      "x-original-host": customDomain,
      forwarded: `host=${customDomain}`,
    };
    expect(await askWhose(client, elsewhere)).toBeNull();
    expect(await askWhose(client, { ...elsewhere, "site-host": host })).toBe(provided);
  },
);

test("control: a lookup that normalizes hosts too generously is detected", async () => {
  const lenient = createTestClient(app.services, {
    ...handlers,
    customMetadata: (input, context) => {
      const siteHost =
        context.siteHost
          ?.split(/[@, ]+/)
          .at(-1)
          ?.replace(/\.$/, "") ?? null;
      return handlers.customMetadata(input, { ...context, siteHost });
    },
  });
  const mistaken = await findMistaken(lenient);
  expect(mistaken).toEqual(
    expect.arrayContaining([`${host}.`, `user@${host}`, `${host}, ${customDomain}`]),
  );
});

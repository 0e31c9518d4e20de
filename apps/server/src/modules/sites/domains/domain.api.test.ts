import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DnsUnavailableError } from "../../../platform/network/dns-resolver.ts";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { createFakeDns } from "../../../test/fake-network.ts";
import { clearJobs, passJobTime, runDueJobs } from "../../../test/jobs.ts";
import { sites } from "../site.table.ts";
import { domains } from "./domain.table.ts";
import { quarantineDays } from "./reserved-subdomains.ts";
import { watchDomainJob } from "./watch-domain.job.ts";

const { dns, records } = createFakeDns();
const certified = new Set<string>();
const day = 86_400_000;
const target = "sites.tours.ru";

let app: TestApp;
let a: TestOrganizer;
let b: TestOrganizer;
let time = Date.parse("2026-11-21T10:00:00Z");
let number = 0;

beforeAll(async () => {
  app = await createTestApp({
    now: () => new Date(time),
    env: {
      ...{ siteOrigin: "https://tours.ru", providedDomain: "tours.ru", domainTarget: target },
      ...{ builderOrigin: "https://builder.ru", domainAddresses: [] },
    },
    network: { dns, hasCertificate: async (host) => certified.has(host) },
  });
  records.addresses.set(target, ["203.0.113.7"]);
  a = await createOrganizer(app, "Первые");
  b = await createOrganizer(app, "Вторые");
  for (const { id, owner } of [a, b]) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  number += 1;
  await app.db.delete(domains);
  await clearJobs(app.db);
  for (const [name, { id }] of Object.entries({ pervye: a, vtorye: b })) {
    const fresh = { name: `${name}-${number}`, customDomain: null };
    await app.db.update(sites).set(fresh).where(eq(sites.organizerId, id));
  }
});

const own = () => `altai-${number}.ru`;
const change = (domain: string, is_custom: boolean, by = a) =>
  app
    .call("changeDomain", { query: { organizer_id: by.id }, body: { domain, is_custom } }, by.owner)
    .then((answer) => answer.data);
const check = (domain: string, is_custom: boolean, by = a) =>
  app
    .call("checkDomain", { query: { organizer_id: by.id }, body: { domain, is_custom } }, by.editor)
    .then((answer) => answer.data);
const get = (by = a) =>
  app
    .call("getDomain", { query: { organizer_id: by.id } }, by.editor)
    .then((answer) => answer.data);
const runJobs = () => runDueJobs(app.services, [watchDomainJob]);
const pass = async (ms: number) => {
  time += ms;
  await passJobTime(app.db, ms);
};
const tlsStatus = async (host: string) =>
  (await app.app.request(`/internal/tls-check?domain=${host}`)).status;

/** Writes the records that the builder shows, as an organiser would with their registrar. */
async function makeRecords(by = a) {
  const claim = (await get(by)).own;
  for (const { type, name, value } of claim?.records ?? []) {
    if (type === "TXT") records.txt.set(name, [...(records.txt.get(name) ?? []), value]);
    if (type === "CNAME") records.cname.set(name, [value]);
  }
}

async function serveOwn(by = a) {
  await change(own(), true, by);
  await makeRecords(by);
  certified.add(own());
  await pass(60_000);
  await runJobs();
  await pass(60_000);
  await runJobs();
}

test("a subdomain is assigned at once, and the site is served under it", async () => {
  expect(await check(`Peaks-${number}`, false)).toMatchObject({ is_available: true, reason: null });
  expect(await change(`Peaks-${number}`, false)).toMatchObject({
    domain: `peaks-${number}.tours.ru`,
    url: `https://peaks-${number}.tours.ru`,
    own: null,
  });
  expect(await tlsStatus(`peaks-${number}.tours.ru`)).toBe(200);
  expect(await tlsStatus(`pervye-${number}.tours.ru`)).toBe(404);
});

test("a name in another script is stored in punycode and shown as it was typed", async () => {
  const data = await change(`горы-${number}`, false);
  expect(data.domain).toMatch(/^xn--[a-z0-9-]+\.tours\.ru$/);
  expect(data).toMatchObject({
    domain_display: `горы-${number}.tours.ru`,
    provided: { name: `горы-${number}`, suffix: ".tours.ru" },
  });
});

test.each([
  ["www", false, "reserved", 422],
  ["a b", false, "malformed", 422],
  ["builder.ru", true, "reserved", 422],
  ["altai", true, "malformed", 422],
] as const)("%s is not available", async (domain, isCustom, reason, status) => {
  expect(await check(domain, isCustom)).toMatchObject({ is_available: false, reason });
  await expect(change(domain, isCustom)).rejects.toMatchObject({
    status,
    validation: { domain: [expect.any(String)] },
  });
});

test("somebody else's name is not available, and one that they gave up is reserved for a month", async () => {
  const name = `vershina-${number}`;
  await change(name, false, b);
  expect(await check(name, false)).toMatchObject({ is_available: false, reason: "taken" });
  await expect(change(name, false)).rejects.toMatchObject({ status: 409 });
  await change(`${name}-2`, false, b);
  expect(await check(name, false)).toMatchObject({ is_available: false, reason: "quarantined" });
  await expect(change(name, false)).rejects.toMatchObject({ status: 409 });
  expect((await get()).provided.name).toBe(`pervye-${number}`);
  expect(await check(name, false, b)).toMatchObject({ is_available: true });
  time += quarantineDays * day + 1;
  expect(await change(name, false)).toMatchObject({ domain: `${name}.tours.ru` });
});

test("a new site does not get a name that another gave up", async () => {
  await change(`drugoe-${number}`, false);
  const { id, owner } = await createOrganizer(app, `Первые ${number}`);
  const { data } = await app.call("attachSite", { body: { organizer_id: id } }, owner);
  expect(data.domain).toBe(`pervye-${number}-2.tours.ru`);
});

test("a custom domain is served once it is proved, and becomes the site's address once it has a certificate", async () => {
  const begun = await change(own(), true);
  expect(begun).toMatchObject({
    domain: `pervye-${number}.tours.ru`,
    own: { domain: own(), state: "waiting_for_dns", reason: "no_proof" },
  });
  expect(begun.own?.records.map(({ type, name, is_found }) => [type, name, is_found])).toEqual([
    ["TXT", `_tour-verify.${own()}`, false],
    ["CNAME", own(), false],
  ]);
  expect(await tlsStatus(own())).toBe(404);
  await makeRecords();
  await pass(60_000);
  await runJobs();
  expect(await get()).toMatchObject({
    domain: `pervye-${number}.tours.ru`,
    own: { state: "issuing_certificate", reason: null },
  });
  expect(await tlsStatus(own())).toBe(200);
  certified.add(own());
  await pass(60_000);
  await runJobs();
  expect(await get()).toMatchObject({ url: `https://${own()}`, own: { state: "active" } });
});

test("pointing a domain at us without the proof is not enough: the host is not served", async () => {
  records.addresses.set(own(), ["203.0.113.7"]);
  certified.add(own());
  const { own: claim } = await change(own(), true);
  expect(claim).toMatchObject({ state: "waiting_for_dns", reason: "no_proof" });
  expect(await tlsStatus(own())).toBe(404);
  records.txt.set(`_tour-verify.${own()}`, ["tour-site=guessed"]);
  expect((await check(own(), true)).own).toMatchObject({ state: "waiting_for_dns" });
  await makeRecords();
  records.cname.delete(own());
  expect((await check(own(), true)).own).toMatchObject({ state: "issuing_certificate" });
});

test("address records are accepted where a CNAME is impossible, but only when all of them are ours", async () => {
  records.addresses.set(own(), ["203.0.113.7", "198.51.100.9"]);
  await change(own(), true);
  await makeRecords();
  records.cname.delete(own());
  expect((await check(own(), true)).own).toMatchObject({ reason: "not_pointed" });
  records.addresses.set(own(), ["203.0.113.7"]);
  expect((await check(own(), true)).own).toMatchObject({ state: "issuing_certificate" });
});

test("requesting a domain first does not block the one who can prove it", async () => {
  await change(own(), true, b);
  await serveOwn();
  expect((await get()).own).toMatchObject({ state: "active" });
  expect(await check(own(), true, b)).toMatchObject({ own: { state: "waiting_for_dns" } });
});

test("nobody else can take a domain while its holder's proof exists; without it the new proof wins", async () => {
  await serveOwn();
  await change(own(), true, b);
  await makeRecords(b);
  expect(await check(own(), true, b)).toMatchObject({
    reason: "taken",
    own: { state: "failed", reason: "taken" },
  });
  expect((await get()).own).toMatchObject({ state: "active" });
  const [, mine] = records.txt.get(`_tour-verify.${own()}`)!;
  records.txt.set(`_tour-verify.${own()}`, [mine!]);
  await change(own(), true, b);
  expect((await get(b)).own).toMatchObject({ state: "issuing_certificate" });
  expect(await get()).toMatchObject({
    domain: `pervye-${number}.tours.ru`,
    own: { state: "failed", reason: "taken" },
  });
});

test("giving up a custom domain brings the subdomain back and keeps the domain from others", async () => {
  await serveOwn();
  expect(await change(`pervye-${number}`, false)).toMatchObject({
    domain: `pervye-${number}.tours.ru`,
    own: null,
  });
  expect(await tlsStatus(own())).toBe(404);
  expect(await check(own(), true, b)).toMatchObject({ reason: "quarantined" });
  await expect(change(own(), true, b)).rejects.toMatchObject({ status: 409 });
  expect(await check(own(), true)).toMatchObject({ is_available: true });
});

test("a request that was never proved blocks nobody after it is given up", async () => {
  await change(own(), true);
  await change(`pervye-${number}`, false);
  expect(await check(own(), true, b)).toMatchObject({ is_available: true });
});

test("a new custom domain does not replace the old one before it is active", async () => {
  await serveOwn();
  await change(`new-${own()}`, true);
  expect(await get()).toMatchObject({ domain: own(), own: { domain: `new-${own()}` } });
  await makeRecords();
  certified.add(`new-${own()}`);
  for (let round = 0; round < 2; round += 1) {
    await pass(60_000);
    await runJobs();
  }
  expect(await get()).toMatchObject({ domain: `new-${own()}`, own: { state: "active" } });
  expect(await tlsStatus(own())).toBe(404);
});

test("name servers that do not answer change nothing", async () => {
  await serveOwn();
  const answer = dns.txt;
  dns.txt = async () => {
    throw new DnsUnavailableError("no answer");
  };
  expect((await check(own(), true)).own).toMatchObject({
    state: "active",
    reason: "dns_unavailable",
  });
  dns.txt = answer;
  expect((await check(own(), true)).own).toMatchObject({ state: "active", reason: null });
});

test("missing DNS records are waited for three days", async () => {
  await change(own(), true);
  for (let hours = 0; hours <= 73; hours += 1) {
    await pass(3_600_000);
    await runJobs();
  }
  expect((await get()).own).toMatchObject({ state: "failed", reason: "no_proof" });
  expect((await change(own(), true)).own).toMatchObject({ state: "waiting_for_dns" });
});

test("unknown hosts get no certificate, ours do", async () => {
  expect(await tlsStatus("tours.ru")).toBe(200);
  expect(await tlsStatus("builder.ru")).toBe(200);
  for (const host of ["", "evil.ru", "nobody.tours.ru", "a.b.tours.ru", "..", "%00", "tours.ru."]) {
    expect([host, await tlsStatus(host)]).toEqual([host, 404]);
  }
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrganizer } from "../../../test/create-organizer.ts";
import type { TestOrganizer } from "../../../test/create-organizer.ts";
import { createTestApp } from "../../../test/create-test-app.ts";
import type { TestApp } from "../../../test/create-test-app.ts";
import { createFakeDns } from "../../../test/fake-network.ts";
import { sites } from "../site.table.ts";
import { proofHost, proofText } from "./domain-records.ts";
import { domains } from "./domain.table.ts";
import { verifyDomainOwnership } from "./verify-domain-ownership.ts";

const { dns, records } = createFakeDns();
const host = "altai.ru";

let app: TestApp;
let organizers: TestOrganizer[];

beforeAll(async () => {
  app = await createTestApp({ network: { dns } });
  organizers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => createOrganizer(app, `Тропа ${index}`)),
  );
  for (const { id, owner } of organizers) {
    await app.call("attachSite", { body: { organizer_id: id } }, owner);
  }
});
afterAll(() => app.close());

const change = ({ id, owner }: TestOrganizer, domain: string, is_custom: boolean) =>
  app.ask("changeDomain", { query: { organizer_id: id }, body: { domain, is_custom } }, owner);

test("exactly one of several who take a name at once gets it, and the others get 409", async () => {
  const responses = await Promise.all(organizers.map((one) => change(one, "vershina", false)));
  const statuses = responses.map((response) => response.status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: organizers.length - 1 }, () => 409)]);
});

test("a host that several prove at the same moment is served for one of them", async () => {
  for (const one of organizers) await change(one, host, true);
  const claims = await app.db.select().from(domains).where(eq(domains.host, host));
  records.txt.set(
    proofHost(host),
    claims.map((claim) => proofText(claim.token)),
  );
  records.cname.set(host, [app.services.env.domainTarget]);
  await Promise.all(claims.map((claim) => verifyDomainOwnership(app.services, claim.id)));
  const after = await app.db.select().from(domains).where(eq(domains.host, host));
  expect(after.map((claim) => claim.state).sort()).toEqual([
    "active",
    ...Array.from({ length: organizers.length - 1 }, () => "failed"),
  ]);
  expect(await app.db.$count(sites, eq(sites.customDomain, host))).toBe(1);
});

test("control: judged one by one without the others' locks, the database refuses the second", async () => {
  await app.db.update(domains).set({ state: "failed" });
  const claims = await app.db.select().from(domains).where(eq(domains.host, host));
  expect(claims).toHaveLength(organizers.length);
  const marking = claims.map(async ({ id }) => {
    await app.db.update(domains).set({ state: "active" }).where(eq(domains.id, id));
  });
  const results = await Promise.allSettled(marking);
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
});

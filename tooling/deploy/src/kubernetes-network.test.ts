import { globSync, readFileSync } from "node:fs";
import { BlockList } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { root } from "./read-dockerfile.ts";

interface Rule {
  to?: {
    podSelector?: { matchLabels: { app: string } };
    ipBlock?: { cidr: string; except: string[] };
  }[];
  ports?: { protocol: string; port: number }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    podSelector?: { matchLabels: { app: string } };
    policyTypes?: string[];
    egress?: Rule[];
    selector?: { app?: string };
    template?: { metadata: { labels: { app: string } } };
  };
}

const folder = join(root, "tooling/deploy/kubernetes");
const manifests = globSync("{*,optional/*}.yaml", { cwd: folder }).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((one) => one.toJS() as Manifest),
);
const policies = manifests.filter(({ kind }) => kind === "NetworkPolicy");
const egressOf = (app: string) =>
  policies.find(({ spec }) => spec?.podSelector?.matchLabels.app === app)?.spec?.egress ?? [];
const apps = manifests.flatMap(({ spec }) => spec?.template?.metadata.labels.app ?? []);

/** Whether an app may open a connection to another one there. */
const mayAsk = (app: string, other: string, port: number) =>
  egressOf(app).some(
    ({ to, ports }) =>
      (to ?? []).some(({ podSelector }) => podSelector?.matchLabels.app === other) &&
      (ports ?? []).some((one) => one.port === port && one.protocol === "TCP"),
  );

/** Whether it may open one to an address, without being allowed to ask all at that port. */
const mayReach = (app: string, address: string, port: number) =>
  egressOf(app).some(({ to, ports }) => {
    const isPort = (ports ?? []).some((one) => one.port === port && one.protocol === "TCP");
    const blocks = (to ?? []).flatMap(({ ipBlock }) => ipBlock ?? []);
    return isPort && (!to || blocks.some((block) => isWithin(block, address)));
  });

function isWithin({ cidr, except }: { cidr: string; except: string[] }, address: string): boolean {
  if (address.includes(":") !== cidr.includes(":")) return false;
  const kind = address.includes(":") ? "ipv6" : "ipv4";
  const holds = (net: string) => {
    const [base = "", bits] = net.split("/");
    const list = new BlockList();
    list.addSubnet(base, Number(bits), base.includes(":") ? "ipv6" : "ipv4");
    return list.check(address, kind);
  };
  return holds(cidr) && !except.some(holds);
}

// ASVS 13.2.5
test("every app asks only whom a policy names, by named ports, and nothing of inner networks in the place of the internet", () => {
  expect(apps.toSorted()).toEqual(
    ["builder", "caddy", "crm", "migrate", "search", "server", "site", "varnish"].toSorted(),
  );
  for (const app of apps) {
    const [policy] = policies.filter(({ spec }) => spec?.podSelector?.matchLabels.app === app);
    expect(policy?.spec?.policyTypes, app).toEqual(["Egress"]);
    for (const { ports = [] } of egressOf(app)) expect(ports.length, app).toBeGreaterThan(0);
    for (const inner of ["10.0.0.7", "172.20.1.1", "192.168.1.1", "169.254.169.254", "fd00::1"]) {
      for (const port of [80, 443])
        expect(mayReach(app, inner, port), `${app} ${inner}`).toBe(false);
    }
    expect(mayReach(app, "203.0.113.7", 22), app).toBe(false);
  }
  const asksTheInternet = apps.filter((app) => mayReach(app, "203.0.113.7", 443));
  expect(asksTheInternet.toSorted()).toEqual(["caddy", "server"]);
  expect(mayReach("server", "2001:db8::7", 443)).toBe(true);
  expect(apps.filter((app) => mayReach(app, "10.0.0.7", 5432)).toSorted()).toEqual([
    "migrate",
    "search",
    "server",
  ]);
  expect(mayAsk("site", "search", 4010), "control").toBe(false);
});

test("whomever the settings name may be asked", () => {
  const podOf = (service: string) =>
    manifests.find(({ kind, metadata }) => kind === "Service" && metadata.name === service)?.spec
      ?.selector?.app;
  let found = 0;
  for (const { kind, metadata, data = {} } of manifests) {
    if (kind !== "ConfigMap" || !apps.includes(metadata.name.replace("tour-", ""))) continue;
    const app = metadata.name.replace("tour-", "");
    const named = Object.values(data).flatMap((value) => [
      ...value.matchAll(/(?:^|\s|\/\/|,)(?:\w+-\d\.)?(server|site|builder|crm|api):(\d+)/g),
    ]);
    for (const [text, service, port] of named) {
      found += 1;
      expect(mayAsk(app, podOf(service!)!, Number(port)), `${app} asks ${text}`).toBe(true);
    }
  }
  expect(found).toBeGreaterThan(8);
  // What is there by choice.
  expect(mayAsk("server", "search", 4010) && mayAsk("server", "varnish", 6081)).toBe(true);
  expect(mayAsk("caddy", "varnish", 6081) && mayAsk("varnish", "site", 3000)).toBe(true);
});

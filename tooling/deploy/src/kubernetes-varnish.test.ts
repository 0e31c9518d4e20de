import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { root } from "./read-dockerfile.ts";
import { startVarnish } from "./start-varnish.ts";
import type { RunningVarnish } from "./start-varnish.ts";

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    selector?: Record<string, string>;
    ports?: { port: number }[];
    template?: {
      spec: { containers: { command: string[]; ports: { containerPort: number }[] }[] };
    };
  };
}

const folder = join(root, "tooling/deploy/kubernetes");
const readAll = (file: string) =>
  parseAllDocuments(readFileSync(join(folder, file), "utf8")).map((one) => one.toJS() as Manifest);
const manifests = readAll("optional/varnish.yaml");
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);
const sites = named("ConfigMap", "tour-varnish-sites")?.data?.["sites.vcl"] ?? "";
const guide = readFileSync(join(root, "docs/operations.md"), "utf8");
const { command, ports } = named("StatefulSet", "varnish")!.spec!.template!.spec.containers[0]!;

let varnish: RunningVarnish;
let made = 0;
const site = createServer(({ url }, response) => {
  if (url !== "/health") made += 1;
  const kept = { "cache-control": "public, max-age=0, s-maxage=600", "cache-tag": "site-7" };
  response.writeHead(200, { ...kept, "content-type": "text/html" }).end(`${made}`);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  varnish = await startVarnish((site.address() as AddressInfo).port, sites);
}, 180_000);
afterAll(async () => {
  await varnish?.stop();
  site.close();
  site.closeAllConnections();
});

test("the cache of the cluster runs with the sites that its manifest names, and lets go of pages", async () => {
  const ask = async (method = "GET", headers = {}) =>
    (await fetch(`http://127.0.0.1:${varnish.port}/`, { method, headers })).text();
  expect([await ask(), await ask()]).toEqual(["1", "1"]);
  await ask("PURGE", { "cache-tag": "site-7" });
  expect(await ask()).toBe("2");
});

test("every process of the site has an address that stays, and is named by it", () => {
  const [set] = readAll("site.yaml").filter(({ kind }) => kind === "StatefulSet");
  const pods = Array.from({ length: set!.spec!.replicas! }, (_, at) => `site-${at}`);
  expect([...sites.matchAll(/\.host = "(.*)"/g)].map(([, host]) => host)).toEqual(pods);
  expect([...sites.matchAll(/add_backend\((.*)\)/g)]).toHaveLength(pods.length);
  for (const pod of pods) {
    const { selector, ports: own } = named("Service", pod)!.spec!;
    expect(selector).toEqual({ "statefulset.kubernetes.io/pod-name": pod });
    expect(sites).toContain(`.port = "${own![0]!.port}"`);
  }
});

test("it is started as the guide says, and the guide tells everybody of it by its names", () => {
  const words = /^\s*varnishd .*$/m.exec(guide)![0].trim().split(" ");
  expect(command).toEqual(expect.arrayContaining(words));
  const port = ports[0]!.containerPort;
  expect(command).toContain(`:${port}`);
  expect(named("Service", "varnish")?.spec?.ports?.[0]?.port).toBe(port);
  const pods = [0, 1].map((at) => `varnish-${at}.varnish:${port}`);
  expect(guide).toContain(`SITE_UPSTREAM: ${pods.join(" ")}`);
  expect(guide).toContain(`CDN_PURGE_URLS: ${pods.map((pod) => `http://${pod}/`).join(",")}`);
  expect(guide).toContain(
    "kubectl create configmap tour-varnish --from-file=tooling/deploy/varnish/default.vcl",
  );
});

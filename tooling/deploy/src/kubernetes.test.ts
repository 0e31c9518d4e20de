import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import { Job } from "kubernetes-models/batch/v1";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, PersistentVolumeClaim, Service } from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { variablesOf } from "./app-variables.ts";
import { readDockerfile, root } from "./read-dockerfile.ts";

interface Probe {
  httpGet?: { path: string; port: string };
  periodSeconds?: number;
  failureThreshold?: number;
}
interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  livenessProbe: Probe;
  readinessProbe: Probe;
  startupProbe?: Probe;
  resources: object;
  securityContext: object;
  volumeMounts: { name: string }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    selector?: Record<string, unknown>;
    clusterIP?: string;
    ports?: { port: number }[];
    template?: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: object;
        containers: Container[];
        volumes: { name: string }[];
      };
    };
  };
}

const files = globSync("tooling/deploy/kubernetes/{*,optional/*}.yaml", { cwd: root }).toSorted();
const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(join(root, file), "utf8")).map((one) => one.toJS() as Manifest),
);
const ofKind = (kind: string) => manifests.filter((one) => one.kind === kind);
const named = (kind: string, name: string) =>
  ofKind(kind).find(({ metadata }) => metadata.name === name);
const workloads = [...ofKind("StatefulSet"), ...ofKind("Deployment")];
const apps = ["server", "site", "builder", "crm"];
const podOf = (app: string) =>
  workloads.find(({ metadata }) => metadata.name === app)!.spec!.template!.spec;
const settingsOf = (app: string) => named("ConfigMap", `tour-${app}`)?.data ?? {};
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

const models: Record<string, new (data: never) => { validate: () => void }> = {
  "v1 ConfigMap": ConfigMap,
  "v1 PersistentVolumeClaim": PersistentVolumeClaim,
  "v1 Service": Service,
  "apps/v1 Deployment": Deployment,
  "apps/v1 StatefulSet": StatefulSet,
  "batch/v1 Job": Job,
  "networking.k8s.io/v1 NetworkPolicy": NetworkPolicy,
  "policy/v1 PodDisruptionBudget": PodDisruptionBudget,
};

/** Throws where a manifest is not what Kubernetes takes. */
function validate(manifest: Manifest): void {
  const { apiVersion, kind } = manifest;
  const Model = models[`${apiVersion} ${kind}`];
  if (!Model) throw new Error(`${kind} of ${apiVersion} is not looked at`);
  new Model(manifest as never).validate();
}

test.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
  "%s is valid",
  (_, manifest) => expect(() => validate(manifest)).not.toThrow(),
);

test("what is not valid is found (control)", () => {
  const wrong = structuredClone(named("StatefulSet", "server")!);
  Object.assign(wrong.spec!, { replicas: "two" });
  expect(() => validate(wrong)).toThrow(/replicas/);
});

test.each(apps)(
  "%s is asked at addresses and ports that it has, as one that may write nowhere",
  (app) => {
    const { containers, volumes, securityContext } = podOf(app);
    const [container] = containers as [Container];
    const opened = readDockerfile(app).find(({ name }) => name === "EXPOSE")?.text;
    expect(`${container.ports[0]?.containerPort}`).toBe(opened);
    for (const service of ofKind("Service")) {
      if (service.spec?.selector?.["app"] !== app) continue;
      expect(`${service.spec.ports?.[0]?.port}`, service.metadata.name).toBe(opened);
    }
    const sources = readAll(`{apps/${app},packages/office}/src/**/*.ts`);
    const { livenessProbe, readinessProbe, startupProbe } = container;
    for (const probe of [livenessProbe, readinessProbe, startupProbe]) {
      if (probe) expect(sources).toContain(`"${probe.httpGet?.path}"`);
    }
    expect(securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container.securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ["ALL"] },
    });
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    expect(container.resources).toMatchObject({ requests: {}, limits: {} });
  },
);

test("an API host is left out when it does not serve, and not ended when the database is away", () => {
  const [{ livenessProbe, readinessProbe }] = podOf("server").containers as [Container];
  expect(livenessProbe.httpGet?.path).toBe("/health/live");
  expect(readinessProbe.httpGet?.path).toBe("/health/serving");
});

test("search can be processes of its own, of the API host's program, asked where they listen", () => {
  const [own] = podOf("search").containers as [Container];
  const [server] = podOf("server").containers as [Container];
  for (const part of ["image", "envFrom", "securityContext"] as const) {
    expect(own[part]).toEqual(server[part]);
  }
  const settings = Object.fromEntries(own.env!.map(({ name, value }) => [name, value]));
  expect(settings["ROLE"]).toBe("search");
  for (const name of Object.keys(settings)) expect(variablesOf("server")).toContain(name);
  expect(`${own.ports[0]?.containerPort}`).toBe(settings["SEARCH_PORT"]);
  expect(named("Service", "search")?.spec?.ports?.[0]?.port).toBe(own.ports[0]?.containerPort);
  const sources = readAll("apps/server/src/modules/search/remote/*.ts");
  for (const { httpGet } of [own.livenessProbe, own.readinessProbe, own.startupProbe!]) {
    expect(sources).toContain(`"${httpGet?.path}"`);
  }
});

test.each(apps)("%s is told only what it reads, and of secrets by name alone", (app) => {
  const known = variablesOf(app);
  for (const name of Object.keys(settingsOf(app))) expect(known, name).toContain(name);
  const [{ envFrom }] = podOf(app).containers as [Container];
  const sources = envFrom.map((one) => one.configMapRef?.name ?? one.secretRef?.name);
  expect(sources).toEqual([`tour-${app}`, ...(app === "server" ? ["tour-secrets"] : [])]);
  expect(ofKind("Secret")).toEqual([]);
  const secret = ["DATABASE_URL", "AUTH_SECRET", "PAYMENT_KEY", "PERSONAL_DATA_KEYS", "SMTP_URL"];
  for (const name of secret) expect(Object.keys(settingsOf(app))).not.toContain(name);
});

test("every app has two processes of which one may always be taken away, and time to stop", () => {
  for (const app of apps) {
    const workload = workloads.find(({ metadata }) => metadata.name === app)!;
    expect(workload.spec?.replicas).toBe(2);
    expect(named("PodDisruptionBudget", app)?.spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: workload.spec?.template?.metadata.labels },
    });
    const delay = Number(settingsOf(app)["STOP_DELAY"] ?? 0);
    expect(podOf(app).terminationGracePeriodSeconds).toBeGreaterThanOrEqual(delay + 15);
  }
});

test("whoever is named by an address is there", () => {
  const services = ofKind("Service").map(({ metadata }) => metadata.name);
  const addresses = ofKind("ConfigMap").flatMap(({ data = {} }) =>
    Object.values(data).flatMap((value) => [
      ...value.matchAll(/(?:^|\s|\/\/|,)(?:(\w+)-(\d)\.)?(server|site|builder|crm|api):(\d+)/g),
    ]),
  );
  expect(addresses.length).toBeGreaterThanOrEqual(10);
  for (const [text, pod, number, service, port] of addresses) {
    expect(services, text).toContain(service);
    expect(named("Service", service!)?.spec?.ports?.[0]?.port, text).toBe(Number(port));
    if (!pod) continue;
    expect(pod).toBe(service);
    expect(Number(number)).toBeLessThan(named("StatefulSet", pod)?.spec?.replicas ?? 0);
  }
});

test("docs/operations.md names every file, and what the secret has", () => {
  const text = readFileSync(join(root, "docs/operations.md"), "utf8");
  expect(text).toContain("tooling/deploy/kubernetes");
  for (const file of files) expect(text).toContain(file.split("/").at(-1));
  const [, names = ""] = /create secret generic tour-secrets([\s\S]*?)```/.exec(text) ?? [];
  const literals = [...names.matchAll(/--from-literal=([A-Z0-9_]+)=/g)].map(([, name]) => name!);
  expect(literals).toContain("DATABASE_URL");
  for (const name of literals) expect(variablesOf("server")).toContain(name);
});

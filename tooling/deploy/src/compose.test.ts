import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { variablesOf } from "./app-variables.ts";
import { readDockerfile, root } from "./read-dockerfile.ts";

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  depends_on?: string[] | Record<string, object>;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const { services } = compose;
const apps = ["server", "site", "builder", "crm"];

test("every app is a service with its own image, and only the proxy is public", () => {
  for (const app of apps) {
    expect(services[app]?.build).toEqual({ context: ".", dockerfile: `apps/${app}/Dockerfile` });
  }
  const open = Object.entries(services).filter(([, { ports }]) => ports);
  expect(open.map(([name]) => name)).toEqual(["caddy"]);
});

test("search can be a process of its own, of the same program, asked where it listens", () => {
  const { build, environment, profiles } = services["search"]!;
  expect(profiles).toEqual(["search"]);
  expect(build).toEqual(services["server"]?.build);
  expect(environment).toMatchObject({ ROLE: "search", SEARCH_HOST: "0.0.0.0" });
  const known = variablesOf("server");
  for (const name of Object.keys(environment)) expect(known).toContain(name);
  expect(read("compose.yaml")).toContain(
    `SEARCH_ORIGIN=http://search:${environment["SEARCH_PORT"]}`,
  );
});

test("what not everybody wants starts only when its profile is named, and is told to the server", () => {
  const optional = Object.entries(services).filter(([, { profiles }]) => profiles);
  expect(optional.map(([name, { profiles }]) => [name, profiles])).toEqual([
    ["pgbouncer", ["pooler"]],
    ["replica", ["replica"]],
    ["migrate", ["roles"]],
    ["search", ["search"]],
  ]);
  const { environment, depends_on: needed } = services["server"]!;
  expect(environment["DATABASE_URL"]).toContain("@${DATABASE_HOST:-postgres:5432}/tour");
  expect(needed).toMatchObject({ pgbouncer: { required: false } });
  const port = /listen_port = (\d+)/.exec(read("tooling/deploy/pgbouncer/pgbouncer.ini"))?.[1];
  const guide = read("docs/operations.md");
  for (const setting of [
    `DATABASE_HOST=pgbouncer:${port}`,
    "PREPARED_STATEMENTS=off",
    "DATABASE_REPLICA_URLS=postgres://tour:${POSTGRES_PASSWORD}@replica:5432/tour",
  ]) {
    expect(guide).toContain(setting);
    expect(environment).toHaveProperty(
      setting.startsWith("DATABASE_HOST") ? "DATABASE_URL" : setting.split("=")[0]!,
    );
  }
});

// ASVS 13.2.2
test("one role can migrate and another serve, whose password alone the server has then", () => {
  const { migrate, server } = services;
  expect(migrate?.build).toEqual(server?.build);
  expect(Object.keys(migrate!.environment)).toEqual(["DATABASE_URL"]);
  const [, owner] = /postgres:\/\/(\w+):/.exec(migrate!.environment["DATABASE_URL"]!)!;
  expect(owner).toBe("tour");
  expect(server?.environment["DATABASE_URL"]).toContain(
    "postgres://${DATABASE_USER:-tour}:${DATABASE_PASSWORD:-${POSTGRES_PASSWORD}}@",
  );
  expect(server?.depends_on).toMatchObject({
    migrate: { condition: "service_completed_successfully", required: false },
  });
  const role = (migrate as { command?: string[] }).command?.at(-1);
  const guide = read("docs/operations.md");
  expect(guide).toContain(`DATABASE_USER=${role}`);
  expect(guide).toContain(`create role ${role} login`);
});

test("images have exact versions", () => {
  const images = Object.values(services).flatMap(({ image }) => image ?? []);
  expect(images).toHaveLength(4);
  for (const image of images) expect(image).toMatch(/^[\w/]+:v?\d+\.\d+(\.\d+)?(-\w+)?$/);
  expect(services["replica"]?.image, "a replica of the same version").toBe(
    services["postgres"]?.image,
  );
});

test("services get only variables that they read", () => {
  for (const app of apps) {
    const known = variablesOf(app);
    expect(known.length, app).toBeGreaterThan(2);
    for (const name of Object.keys(services[app]!.environment)) expect(known, app).toContain(name);
  }
});

test("services that are named exist, on the ports that their images open, and volumes are there", () => {
  const addresses = [read("compose.yaml"), read("tooling/deploy/Caddyfile")].flatMap((text) => [
    ...text.matchAll(/\b(server|site|builder|crm):(\d{4})\b/g),
  ]);
  expect(addresses.length).toBeGreaterThanOrEqual(5);
  for (const [, app, port] of addresses) {
    const opened = readDockerfile(app!).find(({ name }) => name === "EXPOSE")?.text;
    expect(port, app).toBe(opened);
  }
  for (const [name, { volumes = [], depends_on = [] }] of Object.entries(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const other of needed) expect(Object.keys(services), name).toContain(other);
    for (const volume of volumes) {
      const source = volume.split(":")[0]!;
      const isThere = source.startsWith("./")
        ? existsSync(join(root, source))
        : source in compose.volumes;
      expect(isThere, volume).toBe(true);
    }
  }
});

test("docs/operations.md describes every variable of every app", () => {
  const text = read("docs/operations.md");
  for (const name of apps.flatMap(variablesOf)) expect(text).toContain(`\`${name}\``);
});

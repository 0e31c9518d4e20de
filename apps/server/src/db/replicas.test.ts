import { beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { createReplicas } from "./replicas.ts";
import type { Replicas } from "./replicas.ts";

let primary: number;
let reached: number[];
let isDown: boolean;
let replicas: Replicas;
const databases = [{}, {}] as Database[];

beforeEach(() => {
  primary = 10;
  reached = [10, 10];
  isDown = false;
  replicas = createReplicas({
    readPosition: async () => String(primary),
    servers: databases.map((db, index) => ({
      db,
      hasReached: async (position) => {
        if (isDown) throw new Error("down");
        return reached[index]! >= Number(position);
      },
    })),
  });
});

const tenants = Array.from({ length: 40 }, (_, index) => `site-${index}.example`);
const used = () => new Set(tenants.map((tenant) => replicas.choose(tenant)));

test("nothing is read from replicas before their first check", async () => {
  expect(used()).toEqual(new Set([undefined]));
  await replicas.check();
  expect(used()).toEqual(new Set(databases));
});

test("a tenant keeps its replica when another replica is away", async () => {
  await replicas.check();
  const before = tenants.map((tenant) => replicas.choose(tenant));
  const [first] = tenants.filter((tenant) => replicas.choose(tenant) === databases[0]);
  replicas.leave(first!, new Error("down"));
  const after = tenants.map((tenant) => replicas.choose(tenant));
  expect(after).toEqual(before.map((db) => (db === databases[0] ? undefined : db)));
});

test("a replica may be behind by what was written since the last check, and by no more", async () => {
  await replicas.check();
  primary = 20;
  await replicas.check();
  expect(used().has(databases[0]!)).toBe(true);
  await replicas.check();
  expect(used()).toEqual(new Set([undefined]));
});

test("a replica that was away comes back only when it has everything", async () => {
  await replicas.check();
  isDown = true;
  await replicas.check();
  expect(used()).toEqual(new Set([undefined]));
  isDown = false;
  primary = 30;
  reached = [29, 30];
  await replicas.check();
  expect(used()).toEqual(new Set([undefined, databases[1]]));
});

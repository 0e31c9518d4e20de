import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test("nothing set gives the ports and origins of development", () => {
  expect(readEnv({})).toMatchObject({
    port: 4000,
    dataDir: ".data",
    databaseUrl: undefined,
    isDemo: false,
    builderOrigin: "http://localhost:3001",
    providedDomain: "localhost:3000",
  });
});

test("empty counts as unset, and origins lose their path", () => {
  expect(readEnv({ DEMO: "", SITE_ORIGIN: "https://tours.example/" })).toMatchObject({
    isDemo: false,
    siteOrigin: "https://tours.example",
  });
  expect(readEnv({ DEMO: "1" }).isDemo).toBe(true);
});

test.each([
  ["API_PORT", "80000"],
  ["API_PORT", "http"],
  ["DATABASE_URL", "mysql://localhost/tour"],
  ["BUILDER_ORIGIN", "localhost"],
])("a wrong %s is named", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} is not valid: ${value}`);
});

test("a short secret is named but not shown", () => {
  expect(() => readEnv({ AUTH_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2).*AUTH_SECRET/);
});

import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { shopKeys } from "./payment-settings.ts";

test("without variables the ports and origins of development are used", () => {
  expect(readEnv({})).toMatchObject({
    port: 4000,
    dataDir: ".data",
    databaseUrl: undefined,
    isDemo: false,
    builderOrigin: "http://localhost:3001",
    providedDomain: "localhost:3000",
  });
});

test("an empty variable counts as unset, and origins lose their path", () => {
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
  ["MEDIA_STORE", "s3:/pictures"],
  ["STAFF_EMAIL", "Staff <a@example.com>"],
  ["REFUND_SECOND_PERSON_FROM", "100 000"],
])("a wrong %s is named", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} is not valid: ${value}`);
});

test("staff addresses are separated by commas, and there may be none", () => {
  const { staffEmails } = readEnv({ STAFF_EMAIL: "a@example.com, b@example.com" });
  expect(staffEmails).toEqual(["a@example.com", "b@example.com"]);
  expect(readEnv({}).staffEmails).toEqual([]);
});

// ASVS 13.2.3
test("production does not start without a secret; development does", () => {
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(/^AUTH_SECRET is needed/);
  expect(() => readEnv({ NODE_ENV: "production", AUTH_SECRET: "" })).toThrow("AUTH_SECRET");
  const AUTH_SECRET = "x".repeat(32);
  expect(readEnv({ NODE_ENV: "production", AUTH_SECRET }).authSecret).toBe(AUTH_SECRET);
  expect(readEnv({ NODE_ENV: "development" }).authSecret).toBeUndefined();
});

test("additional office origins are separated by commas", () => {
  const SESSION_ORIGINS = "https://crm.example/, https://desk.example";
  expect(readEnv({ SESSION_ORIGINS }).sessionOrigins).toEqual([
    "https://crm.example",
    "https://desk.example",
  ]);
  expect(() => readEnv({ SESSION_ORIGINS: "crm" })).toThrow("SESSION_ORIGINS");
});

test("a short secret is reported without its value", () => {
  expect(() => readEnv({ AUTH_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2).*AUTH_SECRET/);
});

test("keys of personal data have 32 bytes each, the newest first", () => {
  const [first, second] = [7, 8].map((byte) => Buffer.alloc(32, byte).toString("base64"));
  const keys = readEnv({ PERSONAL_DATA_KEYS: `${first}, ${second}` }).personalDataKeys;
  expect(keys).toEqual([Buffer.alloc(32, 7), Buffer.alloc(32, 8)]);
  expect(readEnv({}).personalDataKeys).toEqual([]);
  const short = { PERSONAL_DATA_KEYS: `${first},c2hvcnQ=` };
  expect(() => readEnv(short)).toThrow(/^(?!.*c2hvcnQ).*PERSONAL_DATA_KEYS/);
});

test("a key for payments has 32 bytes", () => {
  const PAYMENT_KEY = Buffer.alloc(32, 7).toString("base64");
  expect(readEnv({ PAYMENT_KEY }).payments.masterKey).toEqual(Buffer.alloc(32, 7));
  const old = Buffer.alloc(32, 8);
  const { payments } = readEnv({ PAYMENT_KEY: `${PAYMENT_KEY},${old.toString("base64")}` });
  expect(shopKeys(payments)).toEqual([Buffer.alloc(32, 7), old]);
  expect(() => readEnv({ PAYMENT_KEY: "c2hvcnQ=" })).toThrow(/^(?!.*c2hvcnQ).*PAYMENT_KEY/);
  expect(readEnv({}).payments.masterKey).toBeUndefined();
});

test("pictures go to the configured bucket, and only with its keys", () => {
  const MEDIA_STORE = "s3://pictures/tour/media/";
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readEnv({}).s3).toBeUndefined();
  expect(readEnv({ MEDIA_STORE, S3_REGION: "ru-1", ...keys }).s3).toEqual({
    endpoint: "https://s3.ru-1.amazonaws.com",
    region: "ru-1",
    bucket: "pictures",
    prefix: "tour/media/",
    accessKeyId: "id",
    secretAccessKey: "secret",
  });
  const own = readEnv({ MEDIA_STORE, S3_ENDPOINT: "http://127.0.0.1:9000/", ...keys }).s3;
  expect(own?.endpoint).toBe("http://127.0.0.1:9000");
  expect(() => readEnv({ MEDIA_STORE })).toThrow("S3_ACCESS_KEY_ID");
});

test("a search process is a role of the same program, and needs a database that it can share", () => {
  expect(readEnv({}).search).toMatchObject({ isOwnRole: false, origins: [] });
  const DATABASE_URL = "postgres://127.0.0.1/tour";
  const SEARCH_ORIGIN = "http://h1:4010, http://h2:4010/";
  expect(readEnv({ DATABASE_URL, SEARCH_ORIGIN, DATA_DIR: "/data" }).search).toMatchObject({
    isOwnRole: false,
    origins: ["http://h1:4010", "http://h2:4010"],
    snapshotDir: "/data/search",
  });
  // With the API host's settings beside its role it asks nobody else.
  expect(readEnv({ DATABASE_URL, SEARCH_ORIGIN, ROLE: "search" }).search).toMatchObject({
    isOwnRole: true,
    origins: [],
  });
  expect(() => readEnv({ ROLE: "search" })).toThrow("ROLE=search needs DATABASE_URL");
  expect(() => readEnv({ SEARCH_ORIGIN })).toThrow("SEARCH_ORIGIN needs DATABASE_URL");
  expect(() => readEnv({ DATABASE_URL, SEARCH_ORIGIN: "h1:4010" })).toThrow("SEARCH_ORIGIN");
  expect(() => readEnv({ DATABASE_URL, ROLE: "api" })).toThrow("ROLE is not valid: api");
});

import type { Networks } from "@tour/http-server";
import { logLevels, readMetricsAddress } from "@tour/telemetry";
import type { MetricsAddress } from "@tour/telemetry";
import * as v from "valibot";
import { masterKey, networks, paymentVariables, readPaymentEnv } from "./payment-settings.ts";
import type { PaymentEnv } from "./payment-settings.ts";
import { readSearchEnv, searchVariables } from "./search-settings.ts";
import type { SearchEnv } from "./search-settings.ts";
import { readS3Settings } from "./s3-settings.ts";
import type { S3Settings } from "./s3-settings.ts";
import { isPlainAddress } from "../mail/plain-address.ts";

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text).origin),
);
const flag = v.pipe(
  v.string(),
  v.transform((text) => text === "1" || text === "true"),
);
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
);
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
/** In a rouble. */
const kopecks = 100;
const seconds = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

const envSchema = v.object({
  API_PORT: v.optional(port, "4000"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_REPLICA_URLS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//)))),
    "",
  ),
  PREPARED_STATEMENTS: v.optional(v.picklist(["on", "off"]), "on"),
  CDN_PURGE_URLS: v.optional(
    v.pipe(list, v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+/)))),
    "",
  ),
  DEMO: v.optional(flag, ""),
  AVIF: v.optional(v.picklist(["on", "off"]), "on"),
  SITE_ORIGIN: v.optional(origin, "http://localhost:3000"),
  BUILDER_ORIGIN: v.optional(origin, "http://localhost:3001"),
  SESSION_ORIGINS: v.optional(v.pipe(list, v.array(origin)), ""),
  PROVIDED_DOMAIN: v.optional(v.pipe(v.string(), v.nonEmpty(), v.toLowerCase()), "localhost:3000"),
  DOMAIN_TARGET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/))),
  DOMAIN_ADDRESSES: v.optional(list, ""),
  LOG_LEVEL: v.optional(v.picklist(logLevels), "info"),
  TRUSTED_PROXIES: v.optional(networks),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.includes("@")), "no-reply@localhost"),
  STAFF_EMAIL: v.optional(v.pipe(list, v.array(v.pipe(v.string(), v.check(isPlainAddress)))), ""),
  REFUND_SECOND_PERSON_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
    "100000",
  ),
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  RATE_LIMIT: v.optional(v.picklist(["off", "public", "all"]), "public"),
  STOP_DELAY: v.optional(seconds, "0"),
  MEDIA_STORE: v.optional(
    v.pipe(v.string(), v.regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w-]+)*\/?$/)),
  ),
  S3_ENDPOINT: v.optional(origin),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), "us-east-1"),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  PERSONAL_DATA_KEYS: v.optional(v.pipe(list, v.array(masterKey)), ""),
  ...searchVariables,
  ...paymentVariables,
});

/** The server's settings, read from the process environment. */
export interface ServerEnv {
  port: number;
  /** Folder of the embedded database and of the pictures. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Read replicas of that database, in the same order on every server. */
  replicaUrls: string[];
  /** Whether the database server keeps statements by name. */
  keepsStatements: boolean;
  /** The caches in front of the sites that are told when pages change; none without them. */
  cdnPurgeUrls: string[];
  isDemo: boolean;
  /** Whether pictures are made as AVIF too: a third smaller than WebP, for seconds of work each. */
  makesAvif: boolean;
  siteOrigin: string;
  builderOrigin: string;
  /** Origins of further offices, the CRM's for example, that may write with a session. */
  sessionOrigins: string[];
  /** A site's provided host is `<name>.<providedDomain>`, with a port where it is not the default. */
  providedDomain: string;
  /** The host that organisers' custom domains point at by CNAME. */
  domainTarget: string;
  /** Addresses for A and AAAA where a CNAME can't stand; empty for whatever `domainTarget` has. */
  domainAddresses: string[];
  logLevel: string;
  /** The proxies whose word on addresses is taken; nobody's without them. */
  trustedProxies: Networks | undefined;
  /** The mail server, with its password; without it emails are laid into the data folder. */
  smtpUrl: string | undefined;
  /** Whom emails are from, for example `Тропа <no-reply@example.com>`. */
  mailFrom: string;
  /** Who is told of what visitors ask on the marketplace; nobody while it is empty. */
  staffEmails: string[];
  /** From how many kopecks on a refund that staff decide needs a second of them. */
  secondPersonFrom: number;
  /** Signs cookies; without it a key is made once and kept in the database. */
  authSecret: string | undefined;
  /** Whose requests are counted: nobody's, those from outside our network, or everybody's. */
  rateLimit: "off" | "public" | "all";
  /** Where metrics are served; without a port they are not. */
  metrics: MetricsAddress | undefined;
  /** How long new requests are still taken after a stop was asked for, in seconds. */
  stopDelay: number;
  /** The bucket of pictures and fonts; without it they are kept in the data folder. */
  s3: S3Settings | undefined;
  search: SearchEnv;
  payments: PaymentEnv;
  /**
   * Open the keys with which organisers' tourists' documents are encrypted; the first seals new ones.
   * Without one no number of a document is taken.
   */
  personalDataKeys: Buffer[];
}

/** What is needed of the variables whose values must not be printed. */
const secretForms: Record<string, string> = {
  AUTH_SECRET: "at least 32 characters are needed",
  CDN_PURGE_URLS: "http:// or https:// addresses with commas between them are needed",
  DATABASE_REPLICA_URLS: "postgres:// addresses with commas between them are needed",
  PAYMENT_KEY:
    "32 bytes in base64 are needed; while it is changed the old ones after it, commas between them",
  PERSONAL_DATA_KEYS: "keys of 32 bytes in base64 are needed, commas between them",
  SMTP_URL: "smtp:// or smtps:// is needed",
};

/** Reads the environment; throws one line that names the wrong variable. Empty counts as unset. */
export function readEnv(source: Record<string, string | undefined>): ServerEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  if (set.TRUST_PROXY) {
    throw new Error("TRUST_PROXY is no more: name the proxies in TRUSTED_PROXIES, or `private`");
  }
  const result = v.safeParse(envSchema, set);
  if (!result.success) {
    const [name] = (v.getDotPath(result.issues[0]) ?? "").split(".");
    throw new Error(
      `The environment variable ${name} is not valid: ${secretForms[name ?? ""] ?? set[name ?? ""]}`,
    );
  }
  const env = result.output;
  if (source.NODE_ENV === "production" && env.AUTH_SECRET === undefined) {
    throw new Error(
      "AUTH_SECRET is needed in production: 32 random characters or more, kept with the backups",
    );
  }
  return {
    port: env.API_PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    replicaUrls: env.DATABASE_URL ? env.DATABASE_REPLICA_URLS : [],
    keepsStatements: env.PREPARED_STATEMENTS === "on",
    cdnPurgeUrls: env.CDN_PURGE_URLS,
    isDemo: env.DEMO,
    makesAvif: env.AVIF === "on",
    siteOrigin: env.SITE_ORIGIN,
    builderOrigin: env.BUILDER_ORIGIN,
    sessionOrigins: env.SESSION_ORIGINS,
    providedDomain: env.PROVIDED_DOMAIN,
    domainTarget: env.DOMAIN_TARGET ?? env.PROVIDED_DOMAIN.replace(/:\d+$/, ""),
    domainAddresses: env.DOMAIN_ADDRESSES,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    staffEmails: env.STAFF_EMAIL,
    secondPersonFrom: env.REFUND_SECOND_PERSON_FROM * kopecks,
    authSecret: env.AUTH_SECRET,
    rateLimit: env.RATE_LIMIT,
    metrics: readMetricsAddress(set),
    stopDelay: env.STOP_DELAY,
    s3: readS3Settings(env),
    search: readSearchEnv(env),
    payments: readPaymentEnv(env),
    personalDataKeys: env.PERSONAL_DATA_KEYS,
  };
}

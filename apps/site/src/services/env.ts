import type { UserRole } from "@tour/api";
import { areNetworks, readNetworks } from "@tour/http-server";
import type { Networks } from "@tour/http-server";
import { logLevels, readMetricsAddress } from "@tour/telemetry";
import type { MetricsAddress } from "@tour/telemetry";
import * as v from "valibot";

const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text).origin),
);
const mapTiles = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => /^https?:/i.test(text)),
);
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((part) => part.trim())),
  v.array(origin),
);
/** Addresses and networks, commas between them. */
const networks = v.pipe(v.string(), v.check(areNetworks), v.transform(readNetworks));
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));

const envSchema = v.object({
  SITE_PORT: v.optional(port, "3000"),
  API_ORIGIN: v.optional(v.pipe(origins, v.minLength(1)), "http://127.0.0.1:4000"),
  BUILDER_ORIGIN: v.optional(origin, "http://localhost:3001"),
  SITE_ORIGIN: v.optional(origin),
  MARKETPLACE_HOST: v.optional(v.pipe(v.string(), v.nonEmpty(), v.toLowerCase())),
  LOG_LEVEL: v.optional(v.picklist(logLevels), "info"),
  CDN: v.optional(v.picklist(["on", "off"]), "off"),
  USER_ROLE: v.optional(v.picklist(["visitor", "organizer", "staff"]), "visitor"),
  TRUSTED_PROXIES: v.optional(networks),
  MAP_TILES: v.optional(mapTiles),
  MAP_ORIGINS: v.optional(origins),
});

/** Where maps with streets come from. */
export interface MapSource {
  /** A TileJSON, or the tiles themselves with `{z}`, `{x}` and `{y}` in the address. */
  tiles: string;
  /** The origins that a browser asks for them. */
  origins: readonly string[];
}

/** The site's settings, read from the process environment. */
export interface SiteEnv {
  port: number;
  /** Where the processes of the API host answer this one; visitors never see them. */
  apiOrigins: readonly string[];
  /** The one origin that may frame the preview. */
  builderOrigin: string;
  /** The host, with a port where it is not the default, that lists all organisers. */
  marketplaceHost: string;
  /** Where visitors find that list. */
  siteOrigin: string;
  logLevel: string;
  /** Where metrics are served; without it nowhere. */
  metrics: MetricsAddress | undefined;
  /** What the `user-role` header of every call says. Specification, section 7. */
  userRole: UserRole;
  /** The proxies whose word on visitors' addresses is taken; nobody's without them. */
  trustedProxies: Networks | undefined;
  /** Whether a cache stands in front, which the API host tells when pages change. */
  isBehindCdn: boolean;
  /** Without it maps are drawn by us, and nobody else is asked. */
  map: MapSource | null;
}

/** Reads the environment; throws one line that names the wrong variable. Empty counts as unset. */
export function readEnv(source: Record<string, string | undefined>): SiteEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  if (set.TRUST_PROXY) {
    throw new Error("TRUST_PROXY is no more: name the proxies in TRUSTED_PROXIES, or `private`");
  }
  const result = v.safeParse(envSchema, set);
  if (!result.success) {
    const name = v.getDotPath(result.issues[0]) ?? "";
    throw new Error(`The environment variable ${name} is not valid: ${set[name]}`);
  }
  const env = result.output;
  const named = env.SITE_ORIGIN ? new URL(env.SITE_ORIGIN).host : "localhost:3000";
  const marketplaceHost = env.MARKETPLACE_HOST ?? named;
  return {
    port: env.SITE_PORT,
    apiOrigins: env.API_ORIGIN,
    builderOrigin: env.BUILDER_ORIGIN,
    marketplaceHost,
    siteOrigin: env.SITE_ORIGIN ?? `http://${marketplaceHost}`,
    logLevel: env.LOG_LEVEL,
    metrics: readMetricsAddress(set),
    userRole: env.USER_ROLE,
    trustedProxies: env.TRUSTED_PROXIES,
    isBehindCdn: env.CDN === "on",
    map: toMapSource(env),
  };
}

function toMapSource(env: v.InferOutput<typeof envSchema>): MapSource | null {
  const { MAP_TILES: tiles, MAP_ORIGINS: others = [] } = env;
  return tiles ? { tiles, origins: [...new Set([new URL(tiles).origin, ...others])] } : null;
}

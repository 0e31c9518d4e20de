import { readOfficeEnv } from "@tour/office/server";
import type { OfficeEnv } from "@tour/office/server";

/** Where the builder listens, and what it passes calls on to and embeds. */
export interface Env extends OfficeEnv {
  port: number;
  /** Origin of the sites' server; previews come from its subdomains. */
  siteOrigin: string;
  /** The server of sales, which stand below `/crm` of the builder's host. */
  crmOrigin: string;
}

export const readEnv = (env: NodeJS.ProcessEnv): Env => ({
  ...readOfficeEnv(env),
  port: Number(env.BUILDER_PORT ?? 3001),
  siteOrigin: env.SITE_ORIGIN ?? "http://localhost:3000",
  crmOrigin: env.CRM_ORIGIN ?? "http://127.0.0.1:3002",
});

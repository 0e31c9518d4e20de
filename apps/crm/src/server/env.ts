import { readOfficeEnv } from "@tour/office/server";
import type { OfficeEnv } from "@tour/office/server";

/** Where sales listen, and the host on which they stand for people. */
export interface Env extends OfficeEnv {
  port: number;
  builderOrigin: string;
  /** Origin of the sites' server; a tour's page is shown from its subdomains. */
  siteOrigin: string;
}

export const readEnv = (env: NodeJS.ProcessEnv): Env => ({
  ...readOfficeEnv(env),
  port: Number(env.CRM_PORT ?? 3002),
  builderOrigin: env.BUILDER_ORIGIN ?? "http://localhost:3001",
  siteOrigin: env.SITE_ORIGIN ?? "http://localhost:3000",
});

/** Where the builder listens, and what it passes calls on to and embeds. */
export interface Env {
  port: number;
  apiOrigin: string;
  /** Origin of the sites' server; previews come from its subdomains. */
  siteOrigin: string;
}

export function readEnv(env: NodeJS.ProcessEnv): Env {
  return {
    port: Number(env.BUILDER_PORT ?? 3001),
    apiOrigin: env.API_ORIGIN ?? "http://127.0.0.1:4000",
    siteOrigin: env.SITE_ORIGIN ?? "http://localhost:3000",
  };
}

/** Where the builder listens, and what it passes calls on to and embeds. */
export interface Env {
  port: number;
  apiOrigin: string;
  /** Origin of the sites' server; previews come from its subdomains. */
  siteOrigin: string;
  /** The `user-role` of calls, and of those that are staff's alone. Specification, section 6. */
  roles: { user: string; staff: string };
}

export function readEnv(env: NodeJS.ProcessEnv): Env {
  return {
    port: Number(env.BUILDER_PORT ?? 3001),
    apiOrigin: env.API_ORIGIN ?? "http://127.0.0.1:4000",
    siteOrigin: env.SITE_ORIGIN ?? "http://localhost:3000",
    roles: { user: env.USER_ROLE ?? "organizer", staff: env.STAFF_ROLE ?? "staff" },
  };
}

/** What both apps of the office are told by the environment, each beside its own port. */
export interface OfficeEnv {
  apiOrigin: string;
  /** The `user-role` of calls, and of those that are staff's alone. Specification, section 6. */
  roles: { user: string; staff: string };
}

export function readOfficeEnv(env: NodeJS.ProcessEnv): OfficeEnv {
  return {
    apiOrigin: env.API_ORIGIN ?? "http://127.0.0.1:4000",
    roles: { user: env.USER_ROLE ?? "organizer", staff: env.STAFF_ROLE ?? "staff" },
  };
}

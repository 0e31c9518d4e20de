/** The session's cookie: bound to the host, out of reach of scripts. */
export const sessionCookie = "__Host-session";

const methods = ["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"];

/** A request's method; made-up ones must not make new names. */
export const methodOf = (method: string): string => (methods.includes(method) ? method : "other");

import { createHash } from "node:crypto";

/** A token as the database has it: whoever reads a copy of the database can sign in as nobody. */
export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

import { createHmac } from "node:crypto";

/** A session's token with the signature that its cookie carries, as the sign-in library makes it. */
export const signToken = (token: string, secret: string): string =>
  `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;

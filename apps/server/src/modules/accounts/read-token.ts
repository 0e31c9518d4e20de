import { createHmac, timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { sessionCookie } from "../../http/rights/session-cookie.ts";

/** Characters of a signature: SHA-256 in base64. */
const signatureLength = 44;

/** The session's token from the `cookie` header; null without one, or when it is not signed by us. */
export function readToken(cookies: string, secret: string): string | null {
  const signed = parse(cookies, sessionCookie)[sessionCookie];
  const dot = signed?.lastIndexOf(".") ?? -1;
  if (signed === undefined || dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const own = Buffer.from(createHmac("sha256", secret).update(token).digest("base64"));
  return given.length === signatureLength && timingSafeEqual(given, own) ? token : null;
}

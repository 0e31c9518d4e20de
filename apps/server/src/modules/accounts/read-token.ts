import { timingSafeEqual } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { sessionCookie } from "../../http/rights/session-cookie.ts";
import { signToken } from "./sign-token.ts";

/** The session's token from the `cookie` header; null without one, or when it is not signed by us. */
export function readToken(cookies: string, secret: string): string | null {
  const signed = parse(cookies, sessionCookie)[sessionCookie];
  const dot = signed?.lastIndexOf(".") ?? -1;
  if (signed === undefined || dot < 1) return null;
  const token = signed.slice(0, dot);
  const [given, own] = [Buffer.from(signed), Buffer.from(signToken(token, secret))];
  return given.length === own.length && timingSafeEqual(given, own) ? token : null;
}

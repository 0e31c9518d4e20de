import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { secondsInDay } from "date-fns/constants";
import { hashToken } from "./hash-token.ts";

/** Given to whoever has signed in; it outlives the session, and gives no right. */
export const deviceCookie = "__Host-device";

/** How long a device is known, in seconds. */
const deviceAge = 180 * secondsInDay;

const sign = (text: string, secret: string) =>
  createHmac("sha256", secret).update(`device ${text}`).digest("base64url");

const accountMark = (email: string) => hashToken(email.trim().toLowerCase()).slice(0, 22);

/** A cookie by which this device is known to the account: an id, the account, our signature. */
export function makeDeviceCookie(email: string, secret: string): string {
  const text = `${randomBytes(16).toString("base64url")}.${accountMark(email)}`;
  return serialize(deviceCookie, `${text}.${sign(text, secret)}`, {
    httpOnly: true,
    secure: true,
    sameSite: "Lax",
    path: "/",
    maxAge: deviceAge,
  });
}

/** The id of a device from which this account was signed in to before; null for any other. */
export function readDevice(cookies: string, email: string, secret: string): string | null {
  const [id, mark, signature, ...rest] = (parse(cookies, deviceCookie)[deviceCookie] ?? "").split(
    ".",
  );
  if (!id || !mark || !signature || rest.length > 0 || mark !== accountMark(email)) return null;
  const given = Buffer.from(signature);
  const own = Buffer.from(sign(`${id}.${mark}`, secret));
  return given.length === own.length && timingSafeEqual(given, own) ? id : null;
}

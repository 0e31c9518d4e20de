import { Secret, TOTP } from "otpauth";

/** How long a code is shown, in seconds. */
const period = 30;
/** How many codes before and after the present one are taken: clocks differ, and people type slowly. */
const window = 1;

const openTotp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period, digits: 6, algorithm: "SHA1" });

/** A new secret of 160 bits, in base32 as people type it. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code: whose codes they are, and of what. */
export const toUri = (secret: string, { issuer, email }: { issuer: string; email: string }) =>
  openTotp(secret, { issuer, label: email }).toString();

/** The code of an instant. */
export const codeAt = (secret: string, at: Date): string =>
  openTotp(secret).generate({ timestamp: at.getTime() });

/** Seconds until another code takes its place. */
export const secondsLeft = (at: Date): number =>
  period - (Math.floor(at.getTime() / 1000) % period);

/** The half minute, counted from 1970, of which this is the code; null for a code that is not good now. */
export function findStep(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const delta = openTotp(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

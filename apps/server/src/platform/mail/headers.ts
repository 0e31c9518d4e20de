import { oneLine } from "./one-line.ts";
import type { Email } from "./email.ts";

/** Longer names are cut by every mailbox. */
const maxName = 80;

/** `Тропа <a@example.com>` or the bare address: its address. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();

/**
 * Whom an email comes from: always the platform's address, in the name that the email has. A name
 * that looks like an address would pass for the sender, so it is not taken.
 */
export function readFrom(
  from: string,
  { fromName = "" }: Pick<Email, "fromName">,
): { name: string; address: string } | string {
  const name = oneLine(fromName).slice(0, maxName).trim();
  return name === "" || name.includes("@") ? from : { name, address: addressIn(from) };
}

/** The headers by which mail services offer to unsubscribe at one press (RFC 8058). */
export const listHeaders = ({ unsubscribeUrl }: Email): Record<string, string> =>
  unsubscribeUrl
    ? {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }
    : {};

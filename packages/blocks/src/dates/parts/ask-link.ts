import { contactHref } from "../../page-data/select-contact.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import type { dates } from "../dates.block.ts";

/** Where the site's contacts stand, for an organiser of whom nothing is known. */
const contactsPath = "/#contacts";

/**
 * Props of a link that asks for something: by the block's own form (`AskDialog`), or by the contact
 * that the organiser chose, which is also where it leads without script.
 */
export function askLink(
  wish: string,
  { contact: way }: PropsOf<typeof dates>["content"],
  { contact }: PropsOf<typeof dates>["data"],
) {
  const href = contact ? contactHref(contact, wish) : contactsPath;
  return { href, ...(way === "form" && { "data-ask": wish, "aria-haspopup": "dialog" as const }) };
}
